import { listStoreCancellations } from '@rahba/contract/orders/cancellations/cancellations'
import { listStoreOrders } from '@rahba/contract/orders/orders'
import { expect, test } from 'vitest'
import { closingPlaces } from './closing-places.ts'

const toQuery = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams)

test('each obstacle with a count links to the list of its records', () => {
  expect(listStoreOrders.query.parse(toQuery(closingPlaces.orders)).status?.toSorted()).toEqual([
    'accepted',
    'cancel_requested',
    'delivered',
    'delivery_failed',
    'new',
    'out_for_delivery',
    'pending_payment',
    'preparing',
    'ready',
    'returned_to_store',
    'shipped',
  ])
  expect(listStoreCancellations.query.parse(toQuery(closingPlaces.cancellations)).status?.toSorted()).toEqual([
    'accepted',
    'approved',
    'awaiting_goods',
    'disputed',
    'received',
    'refund_failed',
    'refund_pending',
    'requested',
  ])
})
