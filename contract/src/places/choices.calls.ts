import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './choices.ts'

const call = declareCalls<typeof whole>()

export const listPlaces = call({ name: 'listPlaces', method: 'GET', path: '/location/cities' })
