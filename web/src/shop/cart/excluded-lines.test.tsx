import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartPart } from '../../../test/cart-part.ts'
import { openPlain } from '../../../test/plain-page.ts'
import { text as ar } from '../../text/ar/checkout.ts'
import { text } from '../../text/en/checkout.ts'
import { ExcludedLines } from './excluded-lines.tsx'

const line = (index: number, name: string, problem: string | null) =>
  ({ index, name, problem: problem && { code: 'over_stock', text: problem, max: 1 } }) as PricedCartStore['lines'][number]
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent)

test('names each line above the stock, and a store below its minimum once', async () => {
  const parts = [
    cartPart('Ward', 5000, { lines: [line(0, 'Lamp', null), line(1, 'Vase', 'Only 1 left')] }),
    cartPart('Layan', 0, { lines: [line(2, 'Dates', null)] }),
    cartPart('Noon', 0, { problem: 'Closed now', lines: [line(3, 'Rug', 'Only 1 left'), line(4, 'Mat', null)] }),
  ]
  await openPlain(<ExcludedLines parts={parts} pieces={1} />, ['shop', 'checkout'])
  await expect.element(page.getByText(text.cannotOrder)).toBeVisible()
  const [below, ...others] = rows()
  expect(below).toMatch(/^Ward: Minimum order 100\.00.*Remaining 50\.00/)
  expect(others).toEqual(['Vase: Only 1 left', 'Noon: Closed now'])
  await expect.element(page.getByText(text.cannotOrderNote)).toBeVisible()
})

test('omits a store whose goods all have their own reason, and shows no list for a cart without any', async () => {
  const part = cartPart('Ward', 10_000, { lines: [line(0, 'مزهرية', 'المتبقي 1')] })
  await openPlain(<ExcludedLines parts={[part]} pieces={0} />, ['shop', 'checkout'], 'ar')
  expect(rows()).toEqual(['مزهرية: المتبقي 1'])
  await expect.element(page.getByText(ar.cannotOrderAny)).toBeVisible()
  await openPlain(<ExcludedLines parts={[cartPart('Layan', 0)]} pieces={1} />, ['shop', 'checkout'])
  expect(page.getByRole('alert').elements()).toEqual([])
})
