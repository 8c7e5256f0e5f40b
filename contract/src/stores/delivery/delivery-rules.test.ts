import { expect, test } from 'vitest'
import { deliveryRule } from './delivery-rules.ts'

const rule = {
  city_id: null,
  region_id: null,
  delivers: true,
  delivery_charge: 1500,
  min_order_cost: 10_000,
  days_min: null,
  days_max: null,
}
const refusals = (free_from: number | null, terms: object = {}) =>
  deliveryRule.safeParse({ ...rule, free_from, ...terms }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('rejects free delivery that starts below the minimum order', () => {
  expect(refusals(2_000)).toEqual([['free_from', 'free_below_minimum']])
  expect(refusals(9_999)).toEqual([['free_from', 'free_below_minimum']])
})

test('accepts free delivery from the minimum on, and compares no terms of an exception', () => {
  expect(refusals(10_000)).toEqual([])
  expect(refusals(null)).toEqual([])
  expect(refusals(2_000, { delivers: false })).toEqual([])
})
