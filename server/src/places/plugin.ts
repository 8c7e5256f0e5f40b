import { cities } from '@rahba/contract/places/cities'
import { countries } from '@rahba/contract/places/countries'
import { regions } from '@rahba/contract/places/regions'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { cities as citiesTable, countries as countriesTable, regions as regionsTable } from './table.ts'

export function mountPlaces(app: FastifyInstance): void {
  crud(app, countries, countriesTable)
  crud(app, regions, regionsTable)
  crud(app, cities, citiesTable)
}
