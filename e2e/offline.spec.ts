import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { addToCart, coffee, newPhone, openCheckout, placeButton, restockCoffee } from './helpers/checkout.ts'
import { enterShop } from './helpers/shopper-pages.ts'
import { detail } from './quick-run.ts'

// The market without a network: its worker shows the orders as they were last seen, and the offline page for everything else.

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(restockCoffee)

/** The addresses of the pages that the browser keeps for one shopper. */
const listCopies = ({ page }: At): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('market-own-1')).keys()).map(({ url }) => new URL(url).pathname))

/** Waits until the worker answers for the page. */
const untilControlled = ({ page }: At) => expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

for (const locale of locales) {
  test(`a shopper reads orders offline as last seen, until signing out, in ${locale}`, async ({ page, context, heard }) => {
    const who = await at(page, locale)
    const t = who.say('offline')
    const shopper = await enterShop(who, newPhone())
    const { card, quantity } = await shopper.enoughOf('sadeem-roastery')
    const order = await shopper.order(card, quantity, 'cod')
    const number = who.say('shopper-orders').list.number(order.number)
    await untilControlled(who)
    const pages = [`/${locale}/orders`, `/${locale}/orders/${order.id}`]
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByText(t.seen)).toBeHidden()
    }
    await expect.poll(async () => (await listCopies(who)).sort()).toEqual(pages)

    await context.setOffline(true)
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('status').filter({ hasText: t.seen })).toBeVisible()
      await expect(page.locator('main time').first()).toBeVisible()
      await expect(page.getByText(number).first()).toBeVisible()
      // the styles came from the copies too
      expect(await page.evaluate(() => [...document.styleSheets].filter(({ href }) => href !== null).length)).toBeGreaterThan(0)
    }
    await expect(page.getByRole('main').locator('form:visible')).toHaveCount(0)
    expect(await findFaults(page)).toEqual([])
    // everything else is the offline page, in the reader's language, which leads to the copies
    for (const path of [`/${locale}/market`, `/${locale}/account`, `/${locale}/orders/00000000-0000-7000-8000-000000000000`]) {
      // a browser that just lost its network may still load the page before
      await expect(async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible({ timeout: 2000 })
        await expect(page).toHaveURL(new RegExp(`${path}$`), { timeout: 2000 })
      }).toPass()
    }
    expect(await findFaults(page)).toEqual([])
    await expect(page.getByRole('link', { name: t.orders })).toHaveAttribute('href', `/${locale}/orders`)
    await expect(async () => {
      await page.goto(`/${locale}/orders`)
      await expect(page.getByText(number).first()).toBeVisible({ timeout: 2000 })
    }).toPass()

    // the page comes by itself once the network is back
    await context.setOffline(false)
    await expect(page.getByText(t.seen)).toBeHidden()
    await expect(page.locator('html')).not.toHaveAttribute('data-offline')

    await page.goto(`/${locale}/account`)
    await who.button(who.say('shopper').account.signOut).first().click()
    await expect(page).toHaveURL(/\/market$/)
    await expect.poll(() => listCopies(who)).toEqual([])
    await context.setOffline(true)
    await page.goto(`/${locale}/orders`)
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expect(page.getByRole('link', { name: t.orders })).toBeHidden()
    await context.setOffline(false)
    // the browser reports the network that it was meant to lack
    expect(heard.splice(0).filter((line) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(line))).toEqual([])
  })

  test(
    `a session that ends elsewhere deletes the copies, and no office page is cached, in ${locale}`,
    detail,
    async ({ page, context }) => {
      const who = await at(page, locale)
      await enterShop(who, newPhone())
      await untilControlled(who)
      await page.goto(`/${locale}/orders`)
      await expect.poll(() => listCopies(who)).toEqual([`/${locale}/orders`])
      await context.clearCookies()
      await page.goto(`/${locale}/orders`)
      await expect(page).toHaveURL(/\/sign-in/)
      await expect.poll(() => listCopies(who)).toEqual([])
      await page.goto(`/${locale}/store/auth/login`)
      await page.goto(`/${locale}/market`)
      const cachedPaths = await page.evaluate(async () => {
        const found: string[] = []
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
        return found
      })
      expect(cachedPaths.filter((path) => !/^\/(assets\/|favicon\.svg$|(ar|en)\/offline$)/.test(path))).toEqual([])
    },
  )

  test(`a form that is sent without a network says so and keeps what was typed, in ${locale}`, detail, async ({ page, context, heard }) => {
    const who = await at(page, locale)
    const { lost } = who.say('offline')
    await enterShop(who, newPhone())
    await addToCart(who, coffee, 4)
    await openCheckout(who)
    const note = page.locator('textarea[name^="note."]')
    await page.getByText(who.say('checkout').note, { exact: true }).click()
    await note.fill('الدور الثاني')
    await context.setOffline(true)
    await placeButton(who).click()
    await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible()
    await expect(note).toHaveValue('الدور الثاني')
    await context.setOffline(false)
    await expect(page.getByText(lost)).toBeHidden()
    await placeButton(who).click()
    await expect(page).toHaveURL(/\/orders\?checkout=/)
    expect(heard.splice(0).filter((line) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(line))).toEqual([])
  })
}
