import { expect, test } from 'vitest'
import { typedKeys } from '../kernel/typed-keys.ts'
import { cashToCollect, isFinalOrder, type OrderStatus, orderStatuses, orderStatusLabel } from './order-states.ts'

test('the cash to collect is reduced by cancelled items, and is zero after delivery or cancellation', () => {
  const order = { payment_method: 'cod', to_charge: 19_834, cancelled_amount: 4115 } as const
  const due = (status: OrderStatus) => cashToCollect({ ...order, status })
  expect([due('new'), due('out_for_delivery'), due('delivery_failed')]).toEqual([15_719, 15_719, 15_719])
  expect([due('delivered'), due('completed'), due('cancelled')]).toEqual([0, 0, 0])
  expect(cashToCollect({ ...order, status: 'new', payment_method: 'card' })).toBe(0)
})

test('a pickup order is called picked up, and every other order delivered', () => {
  expect(orderStatusLabel({ status: 'delivered', fulfilment: 'pickup' }).en).toBe('Picked up')
  expect(orderStatusLabel({ status: 'delivered', fulfilment: 'store_delivery' })).toEqual(orderStatuses.delivered)
  expect(orderStatusLabel({ status: 'ready', fulfilment: 'pickup' })).toEqual(orderStatuses.ready)
  expect(orderStatusLabel({ status: 'delivered' })).toEqual(orderStatuses.delivered)
})

test('an order is final when completed or cancelled, or when a delivered one is returned and refunded completely', () => {
  const final = (all_returned: boolean) => typedKeys(orderStatuses).filter((status) => isFinalOrder({ status, all_returned }))
  expect(final(false)).toEqual(['completed', 'cancelled'])
  expect(final(true)).toEqual(['delivered', 'completed', 'cancelled'])
})
