import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPlain } from '../../../test/plain-page.ts'
import { bindFocus } from '../../plain/keep-focus.ts'
import { text as ar } from '../../text/ar/shopper-account.ts'
import { text } from '../../text/en/shopper-account.ts'
import { WatchChosen, WatchStock } from './watch-stock.tsx'

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

const open = (product: typeof sized | typeof plain, watched: string[], shown: number, locale: 'ar' | 'en' = 'en') =>
  openPlain(
    <>
      <form id="buy">
        <WatchChosen product={product} watched={watched} shown={shown} />
      </form>
      <WatchStock product={product} watched={watched} />
    </>,
    ['shopper-account'],
    locale,
  )
const readForm = (button: Element) => new FormData((button as HTMLButtonElement).form ?? undefined, button as HTMLButtonElement)

test.each(['ar', 'en'] as const)('a sold-out product has a button to be notified and one to stop, in %s', async (locale) => {
  const t = { ar, en: text }[locale].keep
  await open(plain, [], 0, locale)
  const watch = page.getByRole('button', { name: t.watch })
  await expect.element(watch).toHaveAttribute('value', 'keep')
  // The button is inside the form of the product and sends another one.
  expect([...readForm(watch.element())]).toEqual(
    expect.arrayContaining([
      ['id', plain.id],
      ['act', 'keep'],
    ]),
  )
  await open(plain, [plain.id], 0, locale)
  await expect.element(page.getByRole('button', { name: t.unwatch })).toHaveAttribute('value', 'drop')
  await expect.element(page.getByText(t.waits)).toBeVisible()
})

test('a shown variant that is sold out has the button, and keeps the choice', async () => {
  await open(sized, [], 0)
  const watch = page.getByRole('button', { name: text.keep.watch }).first()
  await expect.element(watch).toBeVisible()
  const sent = readForm(watch.element())
  expect([sent.get('id'), sent.get('kind')]).toEqual([id(6), 'stock'])
  expect(String(sent.get('back'))).toContain(`?${id(3)}=${id(4)}`)
  await open(sized, [id(6)], 0)
  await expect.element(page.getByText(text.keep.waitsForVariant)).toBeVisible()
  await open(sized, [], 1)
  await expect.element(page.getByRole('button', { name: text.keep.watch })).not.toBeInTheDocument()
})

test('a list has the button for sold-out variants only', async () => {
  await open(sized, [], 1)
  await page.getByText(text.keep.soldOutVariants).click()
  await expect.element(page.getByText('Small')).toBeVisible()
  expect(page.getByText('Large').elements()).toEqual([])
  const watch = page.getByRole('button', { name: text.keep.watch })
  await expect.element(watch).toHaveAccessibleDescription('Small')
  expect(readForm(watch.element()).get('id')).toBe(id(6))
})

test('the next page shows the chosen variant, and not the next one that is sold out', async () => {
  const both = { ...sized, variants: sized.variants.map((variant) => ({ ...variant, left: 0 })) }
  const readFocusedId = () => readForm(document.activeElement ?? document.body).get('id')
  for (const place of [0, 1])
    for (const inList of [false, true]) {
      await open(both, [], place)
      bindFocus()
      document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
      if (inList) await page.getByText(text.keep.soldOutVariants).click()
      const watch = inList
        ? page.getByRole('listitem').nth(place).getByRole('button')
        : page.getByRole('button', { name: text.keep.watch }).first()
      await watch.click()
      await open(both, [id(6 + place)], place)
      bindFocus()
      expect(document.activeElement).toHaveTextContent(text.keep.unwatch)
      expect([readFocusedId(), document.activeElement?.closest('li') !== null]).toEqual([id(6 + place), inList])
    }
})

test('an available product has no button', async () => {
  const inStock = { ...plain, unavailable_reason: null }
  await openPlain(
    <>
      <WatchChosen product={inStock} watched={[]} shown={0} />
      <WatchStock product={inStock} watched={[]} />
    </>,
    ['shopper-account'],
  )
  expect(page.getByRole('button').elements()).toEqual([])
})
