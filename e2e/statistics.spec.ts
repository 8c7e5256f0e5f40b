import { readFileSync } from 'node:fs'
import { locales } from '@rahba/contract/kernel/locale'
import { figures, splits } from '@rahba/contract/statistics/figures'
import { presets } from '@rahba/contract/statistics/periods'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

/** The amount of a card, as a number. */
async function pickAmount({ page, locale }: At, name: keyof typeof figures): Promise<number> {
  const card = page.getByRole('group', { name: figures[name][locale], exact: true })
  // an amount has its digits once for the eye and once in words
  const text = await card.locator('bdi:not(:has(span)), bdi > span[aria-hidden]').last().innerText()
  return Number(text.replace(/[^\d.]/g, ''))
}

async function saved(who: At, within: string, kind: string): Promise<string> {
  const section = who.page.locator('section').filter({ has: who.page.getByRole('heading', { name: within, exact: true }) })
  const download = who.page.waitForEvent('download')
  await who.button(who.say('statistics').export, section.last()).click()
  await who.page.getByRole('menuitem', { name: kind }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

/** Chooses a period, reads the figures, their table and their file. */
async function readFigures(who: At) {
  const { page, locale } = who
  const t = who.say('statistics')
  await expect(page.getByRole('group', { name: figures.sales[locale], exact: true })).toBeVisible()
  const month = await pickAmount(who, 'sales')
  expect(month).toBeGreaterThan(0)
  await page.getByRole('combobox', { name: t.period }).selectOption({ label: presets.last_90[locale] })
  await expect(page).toHaveURL(/period=last_90/)
  await expect(page.getByRole('heading', { name: t.table.week })).toBeVisible()
  await expect.poll(() => pickAmount(who, 'sales')).toBeGreaterThan(month)
  const sales = await pickAmount(who, 'sales')
  const orders = await pickAmount(who, 'orders')
  expect(Math.abs((await pickAmount(who, 'average_order')) - sales / orders)).toBeLessThan(0.01)

  // the table ends with the cards' figures, and the file adds up to them
  const total = page.getByRole('region', { name: t.table.week }).locator('tfoot')
  await expect(total).toContainText(sales.toLocaleString('en-GB', { minimumFractionDigits: 2 }))
  const file = await saved(who, t.table.week, who.say('kit').list.exportCsv)
  const [head = '', ...lines] = file.trim().split('\n')
  const column = head.split(',').findIndex((cell) => cell.includes(figures.sales[locale]))
  expect(column).toBeGreaterThan(0)
  const sum = lines.reduce((all, line) => all + Math.round(Number(line.split(',')[column]) * 100), 0)
  expect(sum).toBe(Math.round(sales * 100))

  // the chart can be read as a table
  await page.getByRole('combobox', { name: t.chartOf }).selectOption({ label: figures.orders[locale] })
  await page.getByRole('button', { name: who.say('kit').chart.asTable }).click()
  await expect(page.getByRole('columnheader', { name: t.periodBefore, exact: true })).toBeVisible()
  await page.getByText(t.meanings).click()
  await expect(page.getByText(figures.net_sales.means[locale])).toBeVisible()
}

/** A custom period in the address. An invalid one is reported at its field, and the figures stay. */
async function ownDays({ page, locale, say, go }: At, path: string) {
  const t = say('statistics')
  await go(`${path}?period=own&from=2026-03-02&to=2026-03-01`)
  await expect(page.getByText(t.wrongPeriod(731))).toBeVisible()
  await expect(page.getByRole('group', { name: figures.sales[locale], exact: true })).toBeVisible()
}

for (const locale of locales) {
  test(`an administrator reads the platform’s statistics in ${locale}`, detail, async ({ page }) => {
    const admin = await at(page, locale)
    await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
    await admin.go('/dashboard/statistics')
    await readFigures(admin)
    const sales = await pickAmount(admin, 'sales')
    for (const by of ['category', 'city', 'payment_method', 'coupon', 'store'] as const) {
      await page.getByRole('tab', { name: splits[by][locale], exact: true }).click()
      await expect(page.getByRole('region', { name: splits[by][locale], exact: true }).getByRole('row').nth(1)).toBeVisible()
    }
    const cash = page.getByRole('region', { name: admin.say('statistics').carriers.title, exact: true })
    await expect(cash.getByRole('row').nth(1)).toContainText(/\d\.\d\d/)
    // one store of them, by its link in the address
    const stores = await saved(admin, splits.store[locale], admin.say('kit').list.exportCsv)
    expect(stores.split('\n').length).toBeGreaterThan(5)
    const answer = await page.request.get('/api/admin/stores?per_page=1&q=sadeem')
    const id = (await answer.json()).data[0].id
    await admin.go(`/dashboard/statistics?period=last_90&store_id=${id}`)
    await expect.poll(() => pickAmount(admin, 'sales')).toBeLessThan(sales)
    await page.getByRole('tab', { name: admin.say('statistics').products, exact: true }).click()
    await expect(
      page
        .getByRole('region', { name: admin.say('statistics').products })
        .getByRole('row')
        .nth(1),
    ).toBeVisible()
    await ownDays(admin, '/dashboard/statistics')
  })

  test(`a merchant reads the store’s own reports in ${locale}`, detail, async ({ page }) => {
    const merchant = await at(page, locale)
    await signInMerchant(merchant, demoAccounts.merchant, demoAccounts.password)
    await merchant.go('/store/statistics')
    const t = merchant.say('statistics')
    await readFigures(merchant)
    // what the platform owes is not the store's to read
    await expect(page.getByText(figures.vat[locale])).toHaveCount(0)
    await expect(page.getByRole('region', { name: t.products }).getByRole('row').nth(1)).toBeVisible()
    const products = await saved(merchant, t.products, merchant.say('kit').list.exportCsv)
    expect(products.charCodeAt(0)).toBe(0xfeff)
    await page.getByRole('tab', { name: splits.city[locale] }).click()
    await expect(page.getByRole('region', { name: splits.city[locale] }).getByRole('row').nth(1)).toBeVisible()
    await ownDays(merchant, '/store/statistics')
  })
}
