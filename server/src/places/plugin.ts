import { listPlaces as listPlacesCall } from '@rahba/contract/places/choices'
import { cities } from '@rahba/contract/places/cities'
import { countries } from '@rahba/contract/places/countries'
import { regions } from '@rahba/contract/places/regions'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { serve } from '../platform/http/serve.ts'
import { listPlaces } from './list-places.ts'
import { matchesPlace } from './matches-place.ts'
import { cities as citiesTable, countries as countriesTable, regions as regionsTable } from './table.ts'

/** Countries, regions and cities as records, and as choices for everybody. */
export function mountPlaces(app: FastifyInstance): void {
  crud(app, countries, countriesTable)
  crud(app, regions, regionsTable, { matches: matchesPlace })
  crud(app, cities, citiesTable, { matches: matchesPlace })
  serve(app, listPlacesCall, (ctx) => listPlaces(ctx.db, ctx.locale))
}
