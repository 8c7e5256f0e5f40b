import { foldText } from '../kernel/fold.ts'

interface Place {
  id: string
  name: string
  other_name: string
  spellings: readonly string[]
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

// The article in either script, and a hyphen that is typed for a space.
const bare = (text: string): string =>
  foldText(text)
    .replace(/-/g, ' ')
    .replace(/^(?:ال(?=.{3})|a[ldnrstzh]{1,2} (?=.{3}))/, '')

/** The rank of a name in a search: 0 is that name, 1 begins with it, 2 has a word that begins with it, 3 does not. */
function getRank(name: string, query: string): number {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  return name.includes(` ${query}`) ? 2 : 3
}

/** The cities whose name in either language, or whose other spelling, begins with what was typed; the best first, with their rank. */
function rankCities(cities: readonly CityChoice[], typed: string): { city: CityChoice; rank: number }[] {
  const whole = foldText(typed)
  const query = bare(typed)
  if (whole === '') return []
  return cities
    .map((city) => {
      const names = [city.shown, city.name, city.other_name, ...city.spellings]
      const isName = names.some((name) => foldText(name) === whole)
      return { city, rank: isName ? -1 : Math.min(...names.map((name) => getRank(bare(name), query))) }
    })
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
}

/** Returns the cities to offer while a name is typed, the best first. Letters typed for one another are alike. */
export const suggestCities = (cities: readonly CityChoice[], typed: string): CityChoice[] =>
  rankCities(cities, typed).map(({ city }) => city)

/** Returns the cities that a typed name means: the one of that name, or else those whose names begin with it. */
export function findCities(cities: readonly CityChoice[], typed: string): CityChoice[] {
  const ranked = rankCities(cities, typed)
  const best = ranked[0]?.rank ?? 3
  const worst = best <= 0 ? best : 1
  return ranked.filter(({ rank }) => rank <= worst).map(({ city }) => city)
}
