import { type ComboboxData, Select } from '@mantine/core'
import { listPlaces } from '@rahba/contract/places/choices.calls'
import type { ReactNode } from 'react'
import { useCall } from '../../api/queries.ts'
import type { BilingualItem } from '../../kit/inputs/folded-filter.ts'
import type { InputProps } from '../../kit/inputs/input-props.ts'
import { useText } from '../../text/use-text.ts'

interface Place {
  id: string
  name: string
  other_name: string
  spellings: readonly string[]
}

/** A region or a city to choose, by its name in either language or another spelling. */
export const placeItem = ({ id, name, other_name, spellings }: Place): BilingualItem => ({
  value: id,
  label: name,
  other_names: [other_name, ...spellings],
})

/** Regions with their cities: the same answer for every input of a page. */
export function usePlaces() {
  return useCall(listPlaces, {}, { staleTime: 600_000 }).data ?? []
}

interface PlaceSelectProps extends InputProps<string | null> {
  leftSection?: ReactNode
}

/** One of a list that is searched by typing. */
function PlaceSelect({ required, data, ...rest }: PlaceSelectProps & { data: ComboboxData }) {
  const { form: t } = useText('kit')
  return (
    <Select
      placeholder={t.chooseOne}
      {...rest}
      {...(required ? { required } : {})}
      data={data}
      searchable
      nothingFoundMessage={t.noOptions}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

/** A city, under its region; with `region_id` only the cities of that one. */
export function CitySelect({ region_id, ...rest }: PlaceSelectProps & { region_id?: string | null }) {
  const places = usePlaces().filter((region) => region_id === undefined || region.id === region_id)
  const data = places.map((region) => ({ group: region.name, items: region.cities.map(placeItem) }))
  return <PlaceSelect {...rest} data={data} />
}

export function RegionSelect(props: PlaceSelectProps) {
  return <PlaceSelect {...props} data={usePlaces().map(placeItem)} />
}
