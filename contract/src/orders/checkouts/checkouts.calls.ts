import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './checkouts.ts'

const call = declareCalls<typeof whole>()

export const payCheckoutByTransfer = call({
  name: 'payCheckoutByTransfer',
  method: 'POST',
  path: '/user/checkouts/{id}/transfer',
  idempotent: true,
})
export const readAnyCheckout = call({ name: 'readAnyCheckout', method: 'GET', path: '/admin/checkouts/{id}' })
export const quoteCheckout = call({ name: 'quoteCheckout', method: 'POST', path: '/user/checkouts/quote' })
export const placeCheckout = call({ name: 'placeCheckout', method: 'POST', path: '/user/checkouts', idempotent: true })
