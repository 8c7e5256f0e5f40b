import { offeredActions } from '@rahba/contract/orders/order-actions'
import type { Fulfilment, OrderStatus } from '@rahba/contract/orders/order-states'
import { expect, test } from 'vitest'
import { primaryAction } from './primary-action.ts'

const of = (status: OrderStatus, fulfilment: Fulfilment = 'store_delivery', delivery_tries = 0) =>
  primaryAction(offeredActions({ status, fulfilment, delivery_tries, expires_at: null, placed_at: '2026-11-01T09:00:00Z' }, 'store'))

test('the main action of an order leads forward, not back', () => {
  expect(of('new')).toBe('accept')
  expect(of('ready')).toBe('send_out')
  expect(of('ready', 'pickup')).toBe('hand_over')
  expect(of('ready', 'shipping_company')).toBe('ship')
  expect(of('shipped', 'shipping_company')).toBe('send_out')
  expect(of('out_for_delivery')).toBe('deliver')
  expect(of('delivery_failed', 'store_delivery', 1)).toBe('send_out')
  expect(of('delivery_failed', 'store_delivery', 3)).toBe('return_to_store')
  expect(of('delivered')).toBeUndefined()
})
