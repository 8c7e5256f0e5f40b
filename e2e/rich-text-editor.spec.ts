import type { Locator, Page } from '@playwright/test'
import { productLabels } from '@rahba/contract/catalog/product-labels'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './pages/at.ts'
import { signInMerchant } from './pages/sign-in.ts'

// The editor comes when its field is first focused, and takes over what was typed until then.

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
    const editorHere = () => expect(field).toHaveClass(/ProseMirror/)

    test('keeps every letter typed from the first on, by the keyboard alone', async ({ page }) => {
      await open()
      await page.getByRole('textbox', { name: who.side('name', 'en', productLabels) }).focus()
      await page.keyboard.press('Tab')
      while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
      await page.keyboard.type(`${first} ${second} ${third}`, { delay: 15 })
      await editorHere()
      await expect(field).toBeFocused()
      await expect(field).toHaveText(`${first} ${second} ${third}`)
    })

    test('takes over lines, a word in the middle of one and the caret on an empty line', async ({ page }) => {
      const arrive = await holdEditor(page)
      await open()
      await field.click()
      await page.keyboard.type(first)
      await page.keyboard.press('Enter')
      await page.keyboard.type(second)
      await page.keyboard.press('Enter')
      arrive()
      await editorHere()
      await page.keyboard.type(third)
      await expect(field.locator('p')).toHaveText([first, second, third])
    })

    test('takes over the caret between two empty lines, and spaces at the end of a word', async ({ page }) => {
      const arrive = await holdEditor(page)
      await open()
      await field.click()
      await page.keyboard.type(first)
      for (const key of ['Enter', 'Enter', 'Enter', 'ArrowUp']) await page.keyboard.press(key)
      await page.keyboard.type(`${second} `)
      arrive()
      await editorHere()
      await page.keyboard.type(third)
      await expect(field.locator('p')).toHaveText(
        [first, '', `${second} ${third}`.replaceAll(' ', '\u00a0').replace('\u00a0', ' '), ''].map(
          (text) => new RegExp(`^${text.replaceAll(/\s/g, '\\s')}$`),
        ),
      )
    })

    test('adds a line to a text that is there already', async ({ page }) => {
      const arrive = await holdEditor(page)
      await who.go('/store/products?status=active')
      const link = page.getByRole('row').nth(1).getByRole('link').first()
      await open(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.replace(/^\/(ar|en)/, ''))
      await expect(field).not.toBeEmpty()
      await field.focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Enter')
      arrive()
      await editorHere()
      await page.keyboard.type(third)
      await expect(field.locator('p').last()).toHaveText(third)
      await expect(field.locator('p').nth(-2)).not.toContainText(third)
    })

    test('undoes no more than was typed, and leaves the caret where it is then', async ({ page }) => {
      const arrive = await holdEditor(page)
      await open()
      await field.click()
      await page.keyboard.type(first)
      arrive()
      await editorHere()
      await page.keyboard.type(` ${second}`)
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
      await expect(field).toHaveText(first)
      await page.keyboard.type(`, ${third}`)
      await expect(field).toHaveText(`${first}, ${third}`)
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+Shift+z')
      await page.keyboard.press('Control+Shift+z')
      await expect(field).toHaveText(`${first}, ${third}`)
    })
  })
}
