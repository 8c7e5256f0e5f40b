import type { Locator, Page } from '@playwright/test'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// The editor comes with the page. Until it is there its text can be read, and no key is taken that would be lost.

/** Keeps the editor's script back until what it answers is called. */
async function holdEditor(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/rich-text-editor[^/]*\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

const words = { ar: ['عسل سدر', 'من الجبل', 'نقي'], en: ['Sidr honey', 'of the mountain', 'pure'] } as const

for (const locale of locales) {
  test.describe(`the editor of formatted text in ${locale}`, () => {
    const [first, second, third] = words[locale]
    let who: At
    let field: Locator

    test.beforeEach(async ({ page }) => {
      who = await at(page, locale)
      await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    })

    const open = async (path = '/store/products/create') => {
      await who.go(path)
      field = who.page.getByRole('textbox', { name: who.side('description', locale, productLabels) })
    }
    /** The text before its editor is there. */
    const preview = () => who.page.locator('main [aria-busy=true]', { has: who.page.locator(`[lang=${locale}]`) })

    test('keeps every letter typed by keyboard, from the first on', async ({ page }) => {
      await open()
      await page.getByRole('textbox', { name: who.side('name', 'en', productLabels) }).focus()
      await expect(field).toBeVisible()
      await page.keyboard.press('Tab')
      while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
      await page.keyboard.type(`${first} ${second} ${third}`, { delay: 15 })
      await expect(field).toBeFocused()
      await expect(field).toHaveText(`${first} ${second} ${third}`)
    })

    test('shows the text before it has loaded, and focuses itself after a press', detail, async ({ page }) => {
      await who.go('/store/products?status=active')
      const link = page.getByRole('row').nth(1).getByRole('link').first()
      const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.replace(/^\/(ar|en)/, '')
      const arrive = await holdEditor(page)
      await open(path)
      await expect(preview()).toContainText(/\S/)
      await expect(field).toHaveCount(0)
      await preview().click()
      arrive()
      await expect(field).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.type(third)
      await expect(field.locator('p').last()).toHaveText(third)
      await expect(field.locator('p').nth(-2)).not.toContainText(third)
    })

    test('inserts lines, and keeps the caret between two empty ones', detail, async ({ page }) => {
      await open()
      await field.click()
      await page.keyboard.type(first)
      for (const key of ['Enter', 'Enter', 'Enter', 'ArrowUp']) await page.keyboard.press(key)
      await page.keyboard.type(`${second} ${third}`)
      await expect(field.locator('p')).toHaveText([first, '', `${second} ${third}`, ''])
    })

    test('undoes only typed changes, and keeps the caret in place', detail, async ({ page }) => {
      // A pause while typing begins a new undo step, so a busy machine makes several.
      const pressTimes = async (key: string) => {
        for (let step = 0; step < `${second}, ${third}`.length; step += 1) await page.keyboard.press(key)
      }
      await open()
      await field.click()
      await page.keyboard.type(first)
      await pressTimes('Control+z')
      await expect(field).toHaveText('')
      await page.keyboard.type(`${second}, ${third}`)
      await expect(field).toHaveText(`${second}, ${third}`)
      await pressTimes('Control+z')
      await pressTimes('Control+Shift+z')
      await expect(field).toHaveText(`${second}, ${third}`)
    })
  })
}
