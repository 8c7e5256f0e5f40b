import { Select } from '@mantine/core'
import { listPlaces } from '@rahba/contract/stores/profile'
import type { ReactNode } from 'react'
import { useCall } from '../../api/queries.ts'
import type { InputProps } from '../../kit/inputs/input-props.ts'
import { useText } from '../../text/use-text.ts'

/** Regions with their cities: the same answer for every input of a page. */
export function usePlaces() {
  return useCall(listPlaces, {}, { staleTime: 600_000 }).data ?? []
}

interface PlaceSelectProps extends InputProps<string | null> {
  /** Only cities of this region. */
  region_id?: string | null
  leftSection?: ReactNode
}

/** A city, under its region. */
export function CitySelect({ value, onChange, region_id, required, ...rest }: PlaceSelectProps) {
  const { form: t } = useText('kit')
  const places = usePlaces().filter((region) => region_id === undefined || region.id === region_id)
  const data = places.map((region) => ({ group: region.name, items: region.cities.map((city) => ({ value: city.id, label: city.name })) }))
  return (
    <Select
      placeholder={t.chooseOne}
      {...rest}
      {...(required ? { required } : {})}
      data={data}
      value={value}
      onChange={onChange}
      searchable
      nothingFoundMessage={t.noOptions}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

export function RegionSelect({ value, onChange, required, ...rest }: InputProps<string | null>) {
  const { form: t } = useText('kit')
  const data = usePlaces().map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      placeholder={t.chooseOne}
      {...rest}
      {...(required ? { required } : {})}
      data={data}
      value={value}
      onChange={onChange}
      searchable
      nothingFoundMessage={t.noOptions}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
