import { Button, Checkbox, TextInput, VisuallyHidden } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { countryName } from '../../catalog/countries.ts'
import { UserText } from '../../kit/layout/direction.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { RiyalSign } from '../../kit/show/riyal-sign.tsx'
import { CityField } from '../../shop/city/city-field.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { BrowseData } from './browse-data.ts'
import classes from './facets.module.css'
import { clearFilters, type TickedFilter, writeMarketQuery } from './market-query.ts'

/** More values than these are folded away. */
const shownValues = 6

interface Value {
  value: string
  name: string
  count: number
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

function Count({ count }: { count: number }) {
  const locale = useLocale()
  return <span className={classes.count}>{formatNumber(count, locale)}</span>
}

function Tick({ name, value, checked, children }: { name: string; value: string; checked: boolean; children: ReactNode }) {
  return <Checkbox name={name} value={value} defaultChecked={checked} label={children} data-sends className={classes.tick} />
}

interface TicksProps {
  name: TickedFilter
  title: string
  values: readonly Value[]
  chosen: readonly string[]
  /** Names a chosen value that finds nothing. */
  getName?: (value: string) => string
}

/** The values of a filter, those that are chosen included even where they find nothing. */
function Ticks({ name, title, values, chosen, getName = (value) => value }: TicksProps) {
  const t = useText('market').browse
  const missing = chosen.filter((value) => values.every((known) => known.value !== value))
  const all = [...values, ...missing.map((value) => ({ value, name: getName(value), count: 0 }))]
  if (all.length === 0) return null
  const getTick = ({ value, name: label, count }: Value) => (
    <Tick key={value} name={name} value={value} checked={chosen.includes(value)}>
      <span>
        <UserText>{label}</UserText>
      </span>{' '}
      <Count count={count} />
    </Tick>
  )
  const isOpen = (value: Value, at: number) => at < shownValues || chosen.includes(value.value)
  const folded = all.filter((value, at) => !isOpen(value, at))
  return (
    <Group title={title}>
      {all.filter(isOpen).map(getTick)}
      {folded.length > 0 && (
        <details>
          <summary className={classes.more}>{t.more}</summary>
          {folded.map(getTick)}
        </details>
      )}
    </Group>
  )
}

/** The filters of a list with the number of products of each value. The page's script sends the form at each choice; without it, the button does. */
export function Facets({ data: { query, facets, filteredCity, city }, children }: { data: BrowseData; children: ReactNode }) {
  const t = useText('market').browse
  const locale = useLocale()
  const { pathname } = useLocation()
  // A link may name another city than the shopper's.
  const ownCity = city && (query.city_id === '' || query.city_id === city.id) ? city : null
  const getCountry = (code: string) => inLocale(countryName(code), locale)
  const price = (name: 'price_from' | 'price_to', label: string, bound: number | undefined) => (
    <TextInput
      name={name}
      label={label}
      defaultValue={query[name]}
      inputMode="numeric"
      maxLength={6}
      placeholder={bound === undefined ? undefined : formatNumber(Math.round(bound / 100), locale)}
      size="sm"
    />
  )
  return (
    <form method="get" action={pathname} className={classes.form} aria-label={t.filters}>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      <input type="hidden" name="sort" value={query.sort} />
      {children}
      <Group
        title={
          <>
            {t.price}{' '}
            <span aria-hidden="true">
              (<RiyalSign className={classes.riyal} />)
            </span>
            <VisuallyHidden>{t.inRiyals}</VisuallyHidden>
          </>
        }
      >
        <div className={classes.prices}>
          {price('price_from', t.from, facets.price?.min)}
          {price('price_to', t.to, facets.price?.max)}
        </div>
      </Group>
      <Group title={t.delivers}>
        {ownCity ? (
          <Tick name="city_id" value={ownCity.id} checked={query.city_id === ownCity.id}>
            {t.deliversTo(ownCity.name)}
          </Tick>
        ) : (
          <CityField
            name="city"
            defaultValue={filteredCity.typed}
            error={filteredCity.refused}
            aria-label={t.city}
            placeholder={t.anyCity}
            autoComplete="address-level2"
            sends
            size="sm"
          />
        )}
      </Group>
      <div className={classes.group}>
        <Tick name="in_stock" value="true" checked={query.in_stock}>
          {t.inStock} <Count count={facets.in_stock} />
        </Tick>
        <Tick name="on_offer" value="true" checked={query.on_offer}>
          {t.onOffer} <Count count={facets.on_offer} />
        </Tick>
      </div>
      <Ticks
        name="stores"
        title={t.stores}
        values={facets.stores.map(({ slug, name, count }) => ({ value: slug, name, count }))}
        chosen={query.stores}
      />
      <Ticks
        name="brands"
        title={t.brands}
        values={facets.brands.map(({ name, count }) => ({ value: name, name, count }))}
        chosen={query.brands}
      />
      <Ticks
        name="made_in"
        title={t.madeIn}
        values={facets.made_in.map(({ code, count }) => ({ value: code, name: getCountry(code), count }))}
        chosen={query.made_in}
        getName={getCountry}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="sm">
          {t.apply}
        </Button>
        <Button component={Link} to={pathname + writeMarketQuery(clearFilters(query))} variant="subtle" size="sm">
          {t.clearAll}
        </Button>
      </div>
    </form>
  )
}
