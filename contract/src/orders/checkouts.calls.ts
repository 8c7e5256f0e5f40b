import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './checkouts.ts'

export const readAnyCheckout: Call<typeof whole.readAnyCheckout> = { name: 'readAnyCheckout', method: 'GET', path: '/admin/checkouts/{id}' }
