import { randomUUID } from 'node:crypto'
import { unavailableReasons } from '@rahba/contract/catalog/products/why-not-sellable'
import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { publishProduct } from './helpers/publish-product.ts'
import { detail } from './quick-run.ts'

const value = (ar: string, en: string) => ({ id: randomUUID(), name: { ar, en }, colour: null, image: null })

// The colours are offered in different sizes: black in a sold-out one, beige in one alone, which is dearer and reduced.
for (const locale of locales)
  test(`a shopper reads which values are not offered together, in ${locale}`, detail, async ({ page, playwright }) => {
    const who = await at(page, locale)
    const t = who.say('shop')
    const [black, beige, small, large] = [value('أسود', 'Black'), value('بيج', 'Beige'), value('52', '52'), value('54', '54')]
    const stamp = Date.now()
    const { address } = await publishProduct({ playwright }, who, {
      name: { ar: `عباءة ${stamp}`, en: `Abaya ${stamp}` },
      description: { ar: '<p>عباءة من الكتان.</p>', en: '<p>An abaya of linen.</p>' },
      price: 20_000,
      axes: [
        { id: randomUUID(), name: { ar: 'اللون', en: 'Colour' }, values: [black, beige] },
        { id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values: [small, large] },
      ],
      variants: [
        { values: [black.id, small.id], quantity: 9 },
        { values: [black.id, large.id], quantity: 0 },
        { values: [beige.id, small.id], quantity: 9, price: 30_000, price_after_discount: 24_000 },
      ],
    })
    await page.goto(`/${locale}${address}`)
    const main = page.getByRole('main')
    await expect(main.getByText(t.products.someOff)).toBeVisible()
    const soldOut = page.getByRole('radio', { name: `54 (${unavailableReasons.out_of_stock[locale]})`, exact: true })
    await soldOut.check()
    await expect(who.button(t.cart.add).first()).toBeHidden()
    await page.getByRole('radio', { name: beige.name[locale], exact: true }).check()
    await expect(main.getByRole('status').filter({ hasText: `${t.product.variantChanged} 52` })).toBeVisible()
    await expect(main.getByText(t.products.off(20))).toBeVisible()
    const impossible = page.getByRole('radio', { name: `54 (${t.product.valueTaken})`, exact: true })
    await expect(impossible).toBeDisabled()
    // The keyboard passes it over.
    await page.getByRole('radio', { name: '52', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: '52', exact: true })).toBeChecked()
    expect(await findFaults(page)).toEqual([])

    await page.goto(`/${locale}/market/search?q=${stamp}`)
    await expect(page.getByRole('link', { name: new RegExp(String(stamp)) }).first()).toContainText(t.products.someOff)
  })
