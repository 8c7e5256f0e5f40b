import type { Locator } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { signInAtDashboard, signInAtPortal } from './helpers/sign-in.ts'
import { detail, pickSome } from './quick-run.ts'

// The lines of both menus, clicked as people do: it opens a page with a heading, without a complaint of the browser.

/** The menu with all its groups unfolded. */
async function unfolded(who: At): Promise<Locator> {
  const menu = who.page.getByRole('navigation', { name: who.say('common').mainMenu })
  // signing in ends when the address has changed; the menu comes with the page
  await expect(menu.getByRole('link').first()).toBeVisible()
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return menu
}

async function toLines(who: At): Promise<{ name: string; href: string }[]> {
  const links = await (await unfolded(who)).getByRole('link').all()
  return Promise.all(links.map(async (link) => ({ name: (await link.innerText()).trim(), href: (await link.getAttribute('href')) ?? '' })))
}

async function clickThrough(who: At): Promise<void> {
  const { page } = who
  const lines = await toLines(who)
  expect(lines.length).toBeGreaterThan(8)
  for (const { name, href } of pickSome(lines)) {
    // by its address: a mark beside its words belongs to its name
    await (await unfolded(who)).locator(`a[href="${href}"]`).click()
    await expect(page, name).toHaveURL(new RegExp(`${href}(\\?.*)?$`))
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    await expect(page.getByText(who.say('common').notFound.heading), name).toHaveCount(0)
    await expect(page.getByText(who.say('common').crashed.heading), name).toHaveCount(0)
    await page.waitForLoadState('networkidle')
  }
}

for (const locale of locales) {
  test(`the lines of the dashboard’s menu open in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000)
    const who = await at(page, locale)
    await signInAtDashboard(who, demoAccounts.admin, demoAccounts.password)
    await clickThrough(who)
  })

  test(`the lines of the portal’s menu open in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    await signInAtPortal(who, demoAccounts.merchant, demoAccounts.password)
    await clickThrough(who)
    // pages that hang on one of the menu's are found by their name
    const products = who.say('portal/products')
    for (const [name, path] of [
      [products.coupons, '/store/coupons'] as const,
      [products.files.importing, '/store/products/import'] as const,
    ]) {
      await page.keyboard.press('Control+KeyK')
      await page.getByRole('combobox', { name: who.say('palette').title }).fill(name)
      await page.getByRole('option', { name }).first().click()
      await expect(page).toHaveURL(new RegExp(`/${locale}${path}$`))
    }
  })
}
