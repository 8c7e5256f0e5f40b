import type { PricedCartLine } from '@rahba/contract/orders/cart'
import { expect, test } from 'vitest'
import { countUncounted } from './count-uncounted.ts'

const line = (quantity: number) => ({ quantity }) as PricedCartLine

test('the pieces that no total is for are counted over all stores', () => {
  const stores = [{ lines: [line(1), line(2)] }, { lines: [line(4)] }]
  expect(countUncounted({ stores, pieces: 3 })).toBe(4)
  expect(countUncounted({ stores, pieces: 7 })).toBe(0)
})
