import { expect, test } from 'vitest'
import { groupByPromise } from './promise-groups.ts'

const variant = (id: string, left: number | null) => ({
  ...{ id, left, values: [], price: 1, price_after_discount: null, final_price: 1, offer_price: null, image: null },
})
const variants = [variant('a', null), variant('b', 1), variant('c', 2), variant('d', 0)]
const branches = [
  { name: 'Riyadh', variants: ['a'] },
  { name: 'Jeddah', variants: ['b'] },
]

test('each variant has the promise of the branch that delivers it', () => {
  expect(groupByPromise({ id: 'p', left: null, variants }, { branches, city: 'Jeddah' })).toEqual([
    { state: 'delivered', from: 'Riyadh', variants: [0] },
    { state: 'delivered', from: 'Jeddah', variants: [1] },
    { state: 'pickup_only', from: null, variants: [2] },
    { state: 'sold_out', from: null, variants: [3] },
  ])
})

test('no branch is named without a city, or for a store with one branch', () => {
  const names = (city: string | null, known: typeof branches | null) =>
    groupByPromise({ id: 'p', left: null, variants: variants.slice(0, 2) }, { branches: known, city })
  expect(names(null, branches)).toEqual([{ state: 'delivered', from: null, variants: [0, 1] }])
  expect(names('Jeddah', null)).toEqual([{ state: 'delivered', from: null, variants: [0, 1] }])
})

test('a product without variants has one promise', () => {
  expect(groupByPromise({ id: 'p', left: 3, variants: [] }, { branches: [], city: 'Jeddah' })).toEqual([
    { state: 'pickup_only', from: null, variants: [0] },
  ])
})
