import { foldText } from '@rahba/contract/kernel/fold'

interface Place {
  id: string
  name: string
  other_name: string
}

/** A city as a form offers it: the name, with its region where another city has the same name. */
export interface CityChoice extends Place {
  shown: string
}

/** The cities of all regions as a form offers them. */
export function listCities(regions: readonly (Place & { cities: readonly Place[] })[]): CityChoice[] {
  const all = regions.flatMap((region) => region.cities.map((city) => ({ ...city, region: region.name })))
  const counts = Map.groupBy(all, ({ name }) => name)
  return all.map(({ region, ...city }) => ({
    ...city,
    shown: (counts.get(city.name)?.length ?? 0) > 1 ? `${city.name} - ${region}` : city.name,
  }))
}

/** Returns the cities that a typed name means: the one of that name, or else those whose names begin with it. Letters typed for one another are alike. */
export function findCities(cities: readonly CityChoice[], typed: string): CityChoice[] {
  const wanted = foldText(typed)
  if (wanted === '') return []
  const getNames = ({ shown, name, other_name }: CityChoice) => [shown, name, other_name].map(foldText)
  const same = cities.filter((city) => getNames(city).includes(wanted))
  return same.length > 0 ? same : cities.filter((city) => getNames(city).some((name) => name.startsWith(wanted)))
}
