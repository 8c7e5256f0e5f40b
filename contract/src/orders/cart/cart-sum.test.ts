import { expect, test } from 'vitest'
import type { PricedCartStore } from './cart.ts'
import { isDeliveredFirst, sumDeliveries, sumSaved } from './cart-sum.ts'

type Part = Parameters<typeof sumDeliveries>[0][number]
const terms = {
  ...{ charge: 1500, min_order_cost: 0, missing_to_minimum: 0, free_from: null, missing_to_free: 0 },
  ...{ promised_from: null, promised_to: null, branch: null },
} satisfies NonNullable<PricedCartStore['delivery']>
const days = { promised_from: null, promised_to: null }
const delivered = { fulfilment: 'store_delivery', charge: 1500, ...days } as const
const collected = { fulfilment: 'pickup', charge: 0, ...days } as const
const part = (changes: Partial<Part> = {}): Part => ({
  ...{ fulfilments: ['store_delivery', 'pickup'], hand_overs: [delivered, collected], delivery: terms, delivery_problem: null },
  ...changes,
})

test('assumes delivery where it is possible, and pickup otherwise', () => {
  expect(sumDeliveries([part(), part()])).toBe(3000)
  expect(sumDeliveries([part(), part({ delivery: { ...terms, missing_to_minimum: 1 } })])).toBe(1500)
  const elsewhere = { delivery: null, delivery_problem: 'not here', hand_overs: [{ ...delivered, charge: null }, collected] }
  expect(sumDeliveries([part(elsewhere)])).toBe(0)
  expect(sumDeliveries([])).toBe(0)
})

test('is unknown if one delivery charge is unknown', () => {
  const unknown = { delivery: null, hand_overs: [{ ...delivered, charge: null }, collected] }
  expect(sumDeliveries([part(), part(unknown)])).toBeNull()
  const nowhere = { delivery: null, delivery_problem: 'not here', hand_overs: [{ ...delivered, charge: null }] }
  expect(sumDeliveries([part(), part(nowhere)])).toBeNull()
})

test('counts savings of lines that are ordered and cost less than before', () => {
  const lines = [
    { total: 800, total_before: 1000 },
    { total: 500, total_before: null },
    { total: null, total_before: null },
  ]
  expect(sumSaved(lines)).toBe(200)
})

test('assumes pickup below the minimum of a delivery, and counts an unknown delivery as one', () => {
  const below = { delivery: { ...terms, missing_to_minimum: 1 } }
  expect([part(), part(below), part({ delivery: null })].map(isDeliveredFirst)).toEqual([true, false, true])
})
