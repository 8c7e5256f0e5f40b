import type { APIRequestContext } from '@playwright/test'
import { contactUs } from '@rahba/contract/conversations/contact-us'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { everyScreen } from './helpers/screens.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { pickSome } from './quick-run.ts'

// The server draws each page with its data, so every list and every record can be read before, and without, any script.

/**
 * Lists the screens whose HTML has no heading, shows placeholders, or hides content until a script puts it in its place. Reading the text takes a tenth of
 * the time that a browser needs to open the pages.
 */
async function findUnread(request: APIRequestContext, screens: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const screen of screens) {
    const html = await (await request.get(`/ar${screen}`)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const faults = [
      ...(/<h1/.test(main) ? [] : ['no heading']),
      ...(main.includes('mantine-Skeleton-root') ? ['placeholders'] : []),
      // React streams late content into a hidden element, which a script moves
      ...(/<template id="B:|<div hidden="" id="S:/.test(html) ? ['late content'] : []),
    ]
    if (faults.length > 0) found.push(`${screen}: ${faults.join(', ')}`)
  }
  return found
}

/** True for screens that only show data: no forms, and no page that denies access. */
const isRead = (screen: string) => !/create$|edit$|\/403$/.test(screen)

test('an administrator reads every list and every record without scripts', async ({ page }) => {
  const who = await at(page, 'ar')
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  expect(await findUnread(page.request, pickSome((await everyScreen(page.request, 'admin')).filter(isRead)))).toEqual([])
})

test('a merchant reads a conversation without scripts', async ({ browser, page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await context.newPage()
  await still.goto('/ar/store/messages')
  const t = who.say('chat')
  await still.getByRole('navigation', { name: t.friends.list }).getByRole('link').first().click()
  await expect(still).toHaveURL(/session=/)
  await expect(still.getByRole('region', { name: t.title }).getByText(/\S/).first()).toBeVisible()
  await expect(still.locator('main .mantine-Skeleton-root')).toHaveCount(0)
  await context.close()
})

test('a merchant reads every list and every record without scripts', async ({ page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  expect(await findUnread(page.request, pickSome((await everyScreen(page.request, 'store')).filter(isRead)))).toEqual([])
})

for (const locale of locales) {
  test.describe(`a visitor without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('sends a contact message, and loses no input', async ({ page, heard }) => {
      const who = await at(page, locale)
      const t = who.say('content').contact
      await page.goto(`/${locale}`)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: who.say('landing/layout').nav.contact })
        .click()
      await expect(page).toHaveURL(/\/contact-us$/)
      const form = page.getByRole('form', { name: t.title })
      const field = (key: string) => form.getByRole('textbox', { name: who.label(key, contactUs.labels) })
      await field('name').fill(locale === 'ar' ? 'سارة بنت عبدالله' : 'Sara Al-Abdullah')
      await field('phone').fill('not a number')
      await field('email').fill(`still-${locale}-${Date.now()}@e2e.example`)
      await field('message').fill('How long does the review of the papers take for a new store?')
      await who.button(t.send, form).click()
      await expect(field('phone')).toHaveAttribute('aria-invalid', 'true')
      await expect(field('phone')).toHaveValue('not a number')
      await expect(field('message')).toHaveValue(/review/)
      // the browser reports the refusal it was meant to get
      expect(heard.splice(0).filter((line) => !line.includes('422'))).toEqual([])
      await field('phone').fill('٠٥٥٠٠٠٠١٢٣')
      await who.button(t.send, form).click()
      await expect(page.getByRole('status').filter({ hasText: t.sent })).toBeVisible()
    })

    test('finds a product, and sees what its options cost', async ({ page }) => {
      const who = await at(page, locale)
      const t = who.say('shop')
      await page.goto(`/${locale}/s/layan-abaya`)
      await page.getByRole('searchbox', { name: t.products.search }).fill(locale === 'ar' ? 'مخمل عنابيه' : 'burgundy velvet')
      const products = page.getByRole('region', { name: t.products.title })
      await who.button(t.products.find, products).click()
      await expect(page).toHaveURL(/[?&]q=/)
      await products.getByRole('listitem').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/p\/velvet-burgundy$/)
      await page.getByRole('radio').last().check()
      await who.button(t.product.updatePrice).click()
      await expect(page.getByText('464.00').first()).toBeVisible()
      await expect(page.getByRole('radio').last()).toBeChecked()
      // Enter in the field of the city leads to its answer, keeps the choice, and the address does not name a city that is kept.
      const city = page.getByLabel(t.promise.city)
      await city.fill(locale === 'ar' ? 'جدة' : 'Jeddah')
      await city.press('Enter')
      await expect(page).toHaveURL(/#delivery$/)
      await expect(page.getByRole('region', { name: t.promise.title }).getByRole('status')).toBeInViewport()
      await expect(page.getByRole('radio').last()).toBeChecked()
      await page.getByRole('radio').first().check()
      await who.button(t.product.updatePrice).click()
      await expect(page).toHaveURL((address) => address.hash === '' && !address.searchParams.has('city'))
      await expect(page.getByRole('radio').first()).toBeChecked()
      // In another field it shows the page again, from its top.
      await page.getByLabel(t.cart.quantity, { exact: true }).fill('3')
      await page.getByLabel(t.cart.quantity, { exact: true }).press('Enter')
      await expect(page).toHaveURL((address) => address.hash === '' && address.searchParams.get('quantity') === '3')
      await expect(page.getByLabel(t.cart.quantity, { exact: true })).toHaveValue('3')
    })

    test('opens the menu of a phone, and the window that an address names', async ({ page }) => {
      const who = await at(page, locale)
      const { mainMenu, openMenu, closeMenu, actions } = who.say('common')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/${locale}?contact`)
      const dialog = page.getByRole('dialog', { name: who.say('content').contact.title })
      await expect(dialog).toBeVisible()
      await who.button(actions.close, dialog).click()
      await expect(dialog).toBeHidden()
      await who.button(openMenu).click()
      const menu = page.getByRole('navigation', { name: mainMenu })
      await expect(menu.getByRole('link', { name: who.say('landing/layout').nav.privacy })).toBeVisible()
      await who.button(closeMenu).click()
      await expect(menu).toBeHidden()
    })
  })
}
