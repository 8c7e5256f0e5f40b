import type { PricedCartStore } from '@rahba/contract/orders/cart'
import { expect, test } from 'vitest'
import { sortByOrderable } from './can-order.ts'

const line = { problem: null } as PricedCartStore['lines'][number]
const soldOut = { problem: { code: 'sold_out', text: '', max: null } } as PricedCartStore['lines'][number]

function part(slug: string, missing: number, changes: Partial<PricedCartStore> = {}): PricedCartStore {
  return {
    ...{ store: { id: slug, slug, name: slug, logo: null }, lines: [line], problem: null, subtotal: 0, vat_added: 0, total: 0 },
    delivery: {
      charge: 0,
      min_order_cost: 100,
      missing_to_minimum: missing,
      free_from: null,
      missing_to_free: 0,
      promised_from: null,
      promised_to: null,
      branch: null,
    },
    ...{ delivery_problem: null, fulfilments: ['store_delivery'], pickup_branches: [] },
    ...changes,
  }
}
const slugs = (parts: readonly { store: { slug: string } }[]) => parts.map(({ store }) => store.slug)

test('stores below their minimum are told apart, the nearest to it first', () => {
  const { ready, below } = sortByOrderable([part('far', 50), part('enough', 0), part('near', 10)])
  expect([slugs(ready), slugs(below)]).toEqual([['enough'], ['near', 'far']])
})

test('a store below its minimum can be ordered from where goods are collected', () => {
  const { ready, below } = sortByOrderable([part('collected', 50, { fulfilments: ['store_delivery', 'pickup'] })])
  expect([slugs(ready), below]).toEqual([['collected'], []])
})

test('closed stores, gone stores and stores whose lines can’t be bought are neither', () => {
  const parts = [part('closed', 0, { problem: 'closed' }), part('gone', 0, { store: null }), part('sold-out', 10, { lines: [soldOut] })]
  expect(sortByOrderable(parts)).toEqual({ ready: [], below: [] })
})
