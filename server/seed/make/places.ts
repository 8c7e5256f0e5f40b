import { cities as cityRows, countries as countryRows, regions as regionRows } from '../../src/places/table.ts'
import { cities, countries, regions } from '../data/places.ts'
import { idFor, type Market } from '../market.ts'

const ids = (rows: readonly { id: string }[], keys: readonly string[]) => new Map(keys.map((key, at) => [key, rows[at]?.id ?? '']))

/** Countries, regions and cities: plain rows that no rule is about, so in three statements. */
export async function makePlaces(market: Market): Promise<void> {
  const { tx } = market
  const madeCountries = await tx
    .insert(countryRows)
    .values(countries.map(({ vat_rate_bp, decimals, ...country }) => ({ ...country, vat_rate: vat_rate_bp, currency_decimals: decimals })))
    .returning({ id: countryRows.id })
  const countryIds = ids(
    madeCountries,
    countries.map(({ iso }) => iso),
  )
  const madeRegions = await tx
    .insert(regionRows)
    .values(regions.map(({ code, name, country }) => ({ code, name, country_id: idFor(countryIds, country) })))
    .returning({ id: regionRows.id })
  const regionIds = ids(
    madeRegions,
    regions.map(({ code }) => code),
  )
  const madeCities = await tx
    .insert(cityRows)
    .values(cities.map(({ name, region }) => ({ name, region_id: idFor(regionIds, region) })))
    .returning({ id: cityRows.id })
  const cityIds = ids(
    madeCities,
    cities.map(({ key }) => key),
  )
  for (const { key, region } of cities) market.cities.set(key, { id: idFor(cityIds, key), region_id: idFor(regionIds, region) })
}
