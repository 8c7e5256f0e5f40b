import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './choices.ts'

export const listPlaces: Call<typeof whole.listPlaces> = { name: 'listPlaces', method: 'GET', path: '/location/cities' }
