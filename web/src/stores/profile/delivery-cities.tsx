import { ActionIcon, Button, Input, Select, Stack, Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconMapPin, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { MoneyInput } from '../../kit/inputs/number-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { CityDraft } from './city-draft.ts'
import { placeItem, usePlaces } from './place-select.tsx'
import { SetForRegion } from './set-for-region.tsx'
import classes from './store-forms.module.css'
import { useSubject } from './subject.ts'
import { useFormText } from './use-profile-form.ts'

const maxCities = 200
const wholeRegion = 'region:'

interface DeliveryCitiesProps {
  cities: readonly CityDraft[]
  /** The charge that a new city starts with. */
  charge: number | null
  /** Messages by path, such as `delivery_locations.2.delivery_charge`. */
  errors: Readonly<Record<string, ReactNode>>
  onChange: (next: CityDraft[]) => void
}

/** Cities the store delivers to, region by region, each with its charge and smallest order. */
export function DeliveryCities({ cities, charge, errors, onChange }: DeliveryCitiesProps) {
  const t = useFormText().delivery
  const places = usePlaces()
  const locale = useLocale()
  const { delivery_locations } = useSubject().store
  const held = new Set(cities.map(({ city_id }) => city_id))
  const groups = places
    .map((region) => ({ ...region, cities: region.cities.filter(({ id }) => held.has(id)) }))
    .filter((region) => region.cities.length > 0)
  // A city that is no longer offered stays listed under its saved name.
  const known = new Set(places.flatMap((region) => region.cities.map(({ id }) => id)))
  const closed = delivery_locations.filter(({ city_id }) => held.has(city_id) && places.length > 0 && !known.has(city_id))

  const add = (ids: readonly string[]) =>
    onChange(
      [
        ...cities,
        ...ids.filter((id) => !held.has(id)).map((city_id) => ({ city_id, delivery_charge: charge ?? 0, min_order_cost: 0 })),
      ].slice(0, maxCities),
    )
  const change = (city_id: string, part: Partial<CityDraft>) =>
    onChange(cities.map((city) => (city.city_id === city_id ? { ...city, ...part } : city)))
  const remove = (ids: readonly string[]) => onChange(cities.filter(({ city_id }) => !ids.includes(city_id)))

  const row = (id: string, name: string) => {
    const at = cities.findIndex(({ city_id }) => city_id === id)
    const city = cities[at]
    if (!city) return null
    return (
      <div key={id} className={classes.city}>
        <div className={classes.cityName}>
          {name}
          <Input.Error>{errors[`delivery_locations.${at}.city_id`]}</Input.Error>
        </div>
        <MoneyInput
          aria-label={`${t.charge}: ${name}`}
          value={city.delivery_charge}
          onChange={(value) => change(id, { delivery_charge: value ?? null })}
          error={errors[`delivery_locations.${at}.delivery_charge`]}
        />
        <MoneyInput
          aria-label={`${t.minimum}: ${name}`}
          value={city.min_order_cost}
          onChange={(value) => change(id, { min_order_cost: value ?? null })}
          error={errors[`delivery_locations.${at}.min_order_cost`]}
        />
        <ActionIcon variant="subtle" color="gray" size={36} onClick={() => remove([id])} aria-label={`${t.remove}: ${name}`}>
          <IconTrash size={17} stroke={1.6} />
        </ActionIcon>
      </div>
    )
  }

  return (
    <Stack gap="sm">
      <AddCity held={held} onAdd={add} full={cities.length >= maxCities} />
      <Input.Error>{errors.delivery_locations}</Input.Error>
      {cities.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.none}
        </Text>
      )}
      {groups.map((region) => {
        const ids = region.cities.map(({ id }) => id)
        return (
          <section key={region.id} className={classes.region} aria-label={region.name}>
            <div className={classes.regionHead}>
              <Text fw={600}>{region.name}</Text>
              <Text size="xs" c="dimmed" me="auto">
                {t.cities(ids.length)}
              </Text>
              <SetForRegion
                region={region.name}
                onSet={(part) => onChange(cities.map((city) => (ids.includes(city.city_id) ? { ...city, ...part } : city)))}
              />
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                onClick={() => remove(ids)}
                aria-label={`${t.removeRegion}: ${region.name}`}
              >
                {t.removeRegion}
              </Button>
            </div>
            <Heads />
            {region.cities.map(({ id, name }) => row(id, name))}
          </section>
        )
      })}
      {closed.length > 0 && (
        <section className={classes.region} aria-label={t.closed}>
          <div className={classes.regionHead}>
            <Text fw={600}>{t.closed}</Text>
          </div>
          {closed.map(({ city_id, city }) => row(city_id, inLocale(city, locale)))}
        </section>
      )}
    </Stack>
  )
}

/** Over the two columns of amounts. */
function Heads() {
  const t = useFormText().delivery
  return (
    <div className={classes.city} aria-hidden="true" style={{ paddingBlockEnd: 0 }}>
      <span className={classes.cityHead} />
      <Text size="xs" c="dimmed">
        {t.charge}
      </Text>
      <Text size="xs" c="dimmed">
        {t.minimum}
      </Text>
      <span />
    </div>
  )
}

/** One city, or a whole region at once, found by a part of its name. */
function AddCity({ held, onAdd, full }: { held: ReadonlySet<string>; onAdd: (ids: readonly string[]) => void; full: boolean }) {
  const t = useFormText().delivery
  const { form: kit } = useText('kit')
  const places = usePlaces()
  const [search, setSearch] = useState('')
  const data = places.flatMap((region) => {
    const left = region.cities.filter(({ id }) => !held.has(id))
    if (left.length === 0) return []
    const whole = { ...placeItem(region), value: `${wholeRegion}${region.id}`, label: t.wholeRegion(region.name, left.length) }
    return [{ group: region.name, items: [whole, ...left.map(placeItem)] }]
  })
  const choose = (value: string | null) => {
    if (!value) return
    const region = value.startsWith(wholeRegion) ? places.find(({ id }) => id === value.slice(wholeRegion.length)) : undefined
    onAdd(region ? region.cities.map(({ id }) => id) : [value])
    setSearch('')
  }
  return (
    <Select
      label={t.add}
      description={t.addHint}
      placeholder={full ? t.full : t.addPlaceholder}
      disabled={full}
      leftSection={<IconMapPin size={17} stroke={1.6} aria-hidden="true" />}
      data={data}
      value={null}
      onChange={choose}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      limit={60}
      nothingFoundMessage={kit.noOptions}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
