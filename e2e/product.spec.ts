import type { Page } from '@playwright/test'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { locales } from '@rahba/contract/kernel/locale'
import { expect, listen, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { publishProduct } from './helpers/publish-product.ts'
import { pickOne } from './quick-run.ts'

// A shopper buys from the page of a product on a phone: its fields, its button, its pictures. Everything but sharing works before scripts have come.

const fields = {
  card: { name: { ar: 'عبارة البطاقة', en: 'Card message' }, kind: 'text', is_required: true, options: [] },
  count: { name: { ar: 'عدد الأسماء', en: 'Number of names' }, kind: 'number', is_required: false, options: [] },
  day: { name: { ar: 'تاريخ المناسبة', en: 'Day of the occasion' }, kind: 'date', is_required: true, options: [] },
  wrap: {
    name: { ar: 'التغليف', en: 'Wrapping' },
    kind: 'one_of',
    is_required: true,
    options: [
      { name: { ar: 'ورق', en: 'Paper' }, price: 0 },
      { name: { ar: 'صندوق خشبي', en: 'Wooden box' }, price: 2500 },
    ],
  },
} as const

/** Makes a product of the demo store with fields to type in, and few pieces. Returns its address. */
async function makeProduct(test: Parameters<typeof publishProduct>[0], who: At): Promise<string> {
  const { address } = await publishProduct(test, who, async (store) => {
    const additional_fields: string[] = []
    for (const one of Object.values(fields)) additional_fields.push((await store.post('/additional-fields', { ...one, active: true })).id)
    return {
      name: { ar: `هدية باسمك ${Date.now()}`, en: `Gift with your name ${Date.now()}` },
      description: { ar: '<p>هدية تُجهّز بعبارتك.</p>', en: '<p>A gift made with your words.</p>' },
      ...{ additional_fields, price: 12_000, quantity: 3 },
    }
  })
  return address
}

const field = (who: At, { name }: { name: Bilingual }) => who.page.getByLabel(new RegExp(`^${name[who.locale]}`))

/** Finds links, fields and buttons that the purchase bar or a menu covers once they are scrolled into view. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const covered: string[] = []
    for (const part of document.querySelectorAll<HTMLElement>('main a, main input, main textarea, main button, footer a')) {
      if (!part.checkVisibility() || part.closest('[data-buy-bar], dialog')) continue
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = part.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      // A link of the page may be in a navigation of its own.
      if (!part.contains(there) && there?.closest('[data-buy-bar], nav')) covered.push(part.outerHTML.slice(0, 120))
    }
    scrollTo(0, 0)
    return covered
  })

for (const locale of locales)
  for (const javaScriptEnabled of pickOne([false, true]))
    test(`a visitor ${javaScriptEnabled ? 'with' : 'without'} scripts fills in a gift’s fields and finds them in the cart, in ${locale}`, async ({
      browser,
      baseURL,
      playwright,
      heard,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) })
      listen(page, heard)
      const who = await at(page, locale)
      const t = who.say('shop')
      await page.goto(`/${locale}${await makeProduct({ playwright }, who)}`)
      await expect(page.locator('#buy').getByText(t.product.remaining(3))).toBeVisible()
      const add = who.button(t.cart.add)
      await expect(add).toBeInViewport()

      // Invalid input is kept, and each message is at its field.
      await field(who, fields.card).fill('كل عام وأنتم بخير')
      await field(who, fields.count).fill('many')
      await page.getByLabel(t.cart.quantity).fill('2')
      await add.click()
      const summary = page.getByRole('alert').getByText(t.product.checkFields)
      // A script leads on to the first field.
      if (javaScriptEnabled) await expect(summary).toBeVisible()
      else await expect(summary).toBeInViewport()
      expect(heard.splice(0).filter((line) => !line.includes('422'))).toEqual([])
      await expect(field(who, fields.card)).toHaveValue('كل عام وأنتم بخير')
      await expect(field(who, fields.count)).toHaveValue('many')
      await expect(field(who, fields.count)).toHaveAccessibleDescription(/\S/)
      await expect(field(who, fields.day)).toHaveAccessibleDescription(new RegExp(fields.day.name[locale]))
      await expect(page.getByRole('group', { name: fields.wrap.name[locale] })).toHaveAccessibleDescription(
        new RegExp(fields.wrap.name[locale]),
      )
      await expect(page.getByLabel(t.cart.quantity)).toHaveValue('2')
      if (javaScriptEnabled) {
        await expect(field(who, fields.count)).toBeFocused()
        expect(await findFaults(page)).toEqual([])
        expect(await findCovered(page)).toEqual([])
      }

      await field(who, fields.count).fill('٣')
      await field(who, fields.day).fill('2027-03-09')
      await page.getByRole('radio', { name: fields.wrap.options[1].name[locale] }).check()
      if (javaScriptEnabled) await expect(page.locator('[data-buy-bar]')).toContainText('145.00')
      // Asking when it arrives keeps all that was chosen and typed.
      await page.getByLabel(t.promise.city).fill(locale === 'ar' ? 'جدة' : 'Jeddah')
      await who.button(t.promise.show).click()
      await expect(page).toHaveURL(/#delivery$/)
      await expect(page.getByRole('region', { name: t.promise.title }).getByRole('status')).toBeInViewport()
      // The frame of every page knows the city from now on.
      await expect(page.getByRole('banner')).toContainText(locale === 'ar' ? 'جدة' : 'Jeddah')
      await expect(page.getByRole('radio', { name: fields.wrap.options[1].name[locale] })).toBeChecked()
      await expect(field(who, fields.card)).toHaveValue('كل عام وأنتم بخير')
      await expect(field(who, fields.day)).toHaveValue('2027-03-09')
      await expect(page.getByLabel(t.cart.quantity)).toHaveValue('2')
      await add.click()
      await expect(page.getByRole('status').filter({ hasText: t.cart.added })).toBeInViewport()
      expect(page.url()).not.toContain('2027')
      await page.getByRole('link', { name: t.cart.open }).click()
      for (const answer of ['كل عام وأنتم بخير', '3', '2027-03-09', fields.wrap.options[1].name[locale]])
        await expect(page.getByRole('listitem').getByText(answer, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('form').getByRole('status')).toHaveText('2')
      await page.close()
    })

for (const locale of locales)
  test(`a shopper enlarges a product’s images and shares it, in ${locale}`, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const who = await at(page, locale)
    const t = who.say('shop').product
    await who.go('/s/sadeem-roastery/p/saudi-coffee-harari')
    // One low bar is all that stays on the screen of a phone.
    await expect(page.getByRole('navigation', { name: who.say('market').frame.pages })).toBeHidden()
    expect((await page.locator('[data-buy-bar]').boundingBox())?.height).toBeLessThanOrEqual(64)
    await page.getByRole('link', { name: /\S/, includeHidden: false }).and(page.locator('[data-zoom]')).first().click()
    const dialog = page.getByRole('dialog', { name: t.zoomed })
    await expect(dialog).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.locator('summary', { hasText: t.share }).click()
    await who.button(t.copyLink).click()
    await expect(who.button(t.linkCopied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/${locale}/s/sadeem-roastery/p/saudi-coffee-harari`)
    await expect(page.getByRole('region').or(page.locator('section')).filter({ hasText: t.others }).getByRole('listitem')).toHaveCount(6)
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph']
    const product = graph.find((part: { '@type': string }) => part['@type'] === 'Product')
    expect(product.offers).toMatchObject({
      priceCurrency: 'SAR',
      availability: expect.stringContaining('https://schema.org/'),
      seller: { '@type': 'Store', url: expect.stringContaining('/s/sadeem-roastery') },
    })
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/files\/.+\/shared\.jpg$/)
  })
