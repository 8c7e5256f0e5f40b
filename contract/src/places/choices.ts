import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import * as calls from './choices.calls.ts'

const place = z.object({ id: z.uuid(), name: z.string(), other_name: z.string(), spellings: z.array(z.string()) })

/** Cities to deliver to, region by region, for the merchant's forms. Each is found by its name in the other language and by other spellings too. */
export const listPlaces = endpoint({
  ...calls.listPlaces,
  summary: 'List regions with their cities',
  access: { audience: 'public' },
  owner: 'public',
  response: z.array(place.extend({ cities: z.array(place) })),
})
