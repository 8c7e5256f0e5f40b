import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'

type Reading = EndpointSpec & { method: 'GET' }

/**
 * A call of the contract by its address alone, for pages that are opened first: naming the endpoint itself brings its schemas and zod (23 kB) along.
 * Name and path are checked against the endpoint's type: `callOf<typeof adminHome>({ name: 'adminHome', method: 'GET', path: '/admin/home' })`.
 */
export const callOf = <E extends Reading>(call: Pick<E, 'name' | 'method' | 'path'>): E => call as E // of a reading call, queries.ts and client.ts use no other part
