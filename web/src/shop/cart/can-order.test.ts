import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { expect, test } from 'vitest'
import { cartPart as part } from '../../../test/cart-part.ts'
import { sortByOrderable } from './can-order.ts'

const soldOut = { problem: { code: 'sold_out', text: '', max: null } } as PricedCartStore['lines'][number]

const slugs = (parts: readonly { store: { slug: string } }[]) => parts.map(({ store }) => store.slug)

test('lists stores below their minimum, the nearest to it first', () => {
  const { ready, below } = sortByOrderable([part('far', 50), part('enough', 0), part('near', 10)])
  expect([slugs(ready), slugs(below)]).toEqual([['enough'], ['near', 'far']])
})

test('a store below its minimum can be ordered from with pickup', () => {
  const { ready, below } = sortByOrderable([part('collected', 50, { fulfilments: ['store_delivery', 'pickup'] })])
  expect([slugs(ready), below]).toEqual([['collected'], []])
})

test('omits closed stores, deleted stores and stores whose lines can’t be bought', () => {
  const parts = [part('closed', 0, { problem: 'closed' }), part('gone', 0, { store: null }), part('sold-out', 10, { lines: [soldOut] })]
  expect(sortByOrderable(parts)).toEqual({ ready: [], below: [] })
})
