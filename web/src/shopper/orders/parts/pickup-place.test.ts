import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { weekdays } from '@rahba/contract/stores/profile/opening-times'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import { PickupPlace, type StoreHours } from './pickup-place.tsx'

const day = [{ opens: '09:00', closes: '23:00', next_day: false }]
const hours = {
  ...{ is_open: true, changes_at: null, holiday: null, is_ramadan: false, holidays: [] },
  week: Object.fromEntries(weekdays.map((name) => [name, day])),
} as unknown as StoreHours // the week has every day
const order = {
  ...{ number: 50012, status: 'ready', fulfilment: 'pickup', payment_method: 'cod', to_charge: 6500, cancelled_amount: 0 },
  branch: { name: { ar: 'فرع العليا', en: 'Olaya branch' }, address: 'Olaya St 12', city: { ar: 'الرياض', en: 'Riyadh' } },
}
const draw = (changes: object, of: StoreHours = hours) =>
  // the panel reads no more of the order
  drawn(createElement(PickupPlace, { order: { ...order, ...changes } as unknown as ShopperOrder, hours: of }), 'en', [
    'shopper-orders',
    'store-delivery',
    'kit',
    'common',
  ])

test('a ready order shows its place, its hours, and what to show and pay there', async () => {
  const html = await draw({})
  for (const part of [
    'Olaya St 12',
    'Riyadh',
    'Show order number 50012',
    'Store opening hours: Open now',
    'Store opening hours today',
    '65.00',
  ])
    expect(html).toContain(part)
  expect(await draw({ payment_method: 'card' })).not.toContain('65.00')
  expect(await draw({}, null)).not.toContain('Store opening hours')
})

test('other orders show no pickup place', async () => {
  expect(await draw({ status: 'preparing' })).not.toContain('50012')
  expect(await draw({ fulfilment: 'store_delivery' })).not.toContain('50012')
})
