import { listPlaces } from '@rahba/contract/places/choices.calls'
import { findCities, listCities } from '@rahba/contract/places/find-cities'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { describeTypedCity } from './describe-typed-city.server.ts'

interface TypedCity {
  /** Null without a city, and if the name is of none or of several. */
  id: string | null
  /** The name to show in the field. */
  typed: string
  refused?: string | undefined
}

/** Returns the city that a field of a form names, by its id or by its name in any spelling; with a message for a name of no city or of several. */
export async function readTypedCity(context: LoadContext, typed: string): Promise<TypedCity> {
  if (typed.trim() === '') return { id: null, typed: '' }
  const cities = listCities(await callApi(context, listPlaces))
  const named = cities.filter(({ id }) => id === typed)
  const found = named.length > 0 ? named : findCities(cities, typed)
  const [only] = found
  if (only && found.length === 1) return { id: only.id, typed: only.shown }
  return { id: null, typed, refused: await describeTypedCity(context, typed, found) }
}
