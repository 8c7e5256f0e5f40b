import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './checkouts.ts'

const call = callsOf<typeof whole>()

export const readAnyCheckout = call({ name: 'readAnyCheckout', method: 'GET', path: '/admin/checkouts/{id}' })
