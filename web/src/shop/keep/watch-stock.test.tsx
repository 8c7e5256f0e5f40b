import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPlain } from '../../../test/plain-page.ts'
import { text as ar } from '../../text/ar/shopper-account.ts'
import { text } from '../../text/en/shopper-account.ts'
import { WatchStock } from './watch-stock.tsx'

const id = (n: number) => `01981c5e-0000-7000-8000-00000000000${n}`
const plain = { id: id(1), axes: [], variants: [], unavailable_reason: 'out_of_stock' as const }
const value = (n: number, name: string) => ({ id: id(n), name, colour: null, image: null })
const shared = { price: 100, price_after_discount: null, final_price: 100, offer_price: null, image: null }
const sized = {
  id: id(2),
  axes: [{ id: id(3), name: 'Size', values: [value(4, 'Small'), value(5, 'Large')] }],
  variants: [
    { ...shared, id: id(6), values: [id(4)], left: 0 },
    { ...shared, id: id(7), values: [id(5)], left: null },
  ],
  unavailable_reason: null,
}
const idField = () => document.querySelector<HTMLInputElement>('input[name=id]')?.value

test('a product that is sold out has the way to be notified, and back', async () => {
  await openPlain(<WatchStock product={plain} watched={[]} />, ['shopper-account'], 'ar')
  await expect.element(page.getByRole('button', { name: ar.keep.watch })).toHaveAttribute('value', 'keep')
  expect(idField()).toBe(plain.id)
  await openPlain(<WatchStock product={plain} watched={[plain.id]} />, ['shopper-account'])
  await expect.element(page.getByRole('button', { name: text.keep.unwatch })).toHaveAttribute('value', 'drop')
  await expect.element(page.getByText(text.keep.waits)).toBeVisible()
})

test('a product with variants has it for those that are sold out alone', async () => {
  await openPlain(<WatchStock product={sized} watched={[]} />, ['shopper-account'])
  await page.getByText(text.keep.soldOutVariants).click()
  await expect.element(page.getByText('Small')).toBeVisible()
  expect(page.getByText('Large').elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: text.keep.watch })).toHaveAccessibleDescription('Small')
  expect(idField()).toBe(id(6))
})

test('a product in stock has none', async () => {
  await openPlain(<WatchStock product={{ ...plain, unavailable_reason: null }} watched={[]} />, ['shopper-account'])
  expect(page.getByRole('button').elements()).toEqual([])
})
