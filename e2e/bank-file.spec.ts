import type { Browser, Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, getOrigin } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const headers = { origin: await getOrigin(page), 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.post(`/api${path}`, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** The demo merchant asks for 100 riyals, and the administrator of `page` approves it. */
async function approvedPayout(page: Page, browser: Browser): Promise<string> {
  const shop = await (await browser.newContext()).newPage()
  await signInMerchant(await at(shop, 'ar'), demoAccounts.merchant, demoAccounts.password)
  const { id } = await post(shop, '/store/payouts', { amount: 10_000 })
  await shop.context().close()
  await post(page, `/admin/payments/${id}/actions`, { action: 'approve' })
  return id
}

for (const locale of locales) {
  test(
    `the bank file shows its number of payouts and sum before it is made, and can be opened afterwards, in ${locale}`,
    detail,
    async ({ page, browser }) => {
      const who = await at(page, locale)
      const t = who.say('admin/payouts')
      await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
      const call = async (path: string) => (await page.request.get(`/api/admin/payments${path}`)).json()
      await who.go('/dashboard/payments')
      const dialog = page.getByRole('dialog', { name: t.startTitle })
      if ((await call('/runs/next')).payouts > 0) {
        await post(page, '/admin/payments/runs', {})
      }
      // none is ready: it is said, and nothing is asked
      await who.button(t.start).click()
      await expect(dialog.getByText(t.nothingToRun)).toBeVisible()
      await expect(who.button(t.start, dialog)).toBeHidden()
      await who.button(who.say('common').actions.close, dialog).click()

      const id = await approvedPayout(page, browser)
      const next = await call('/runs/next')
      await who.button(t.start).click()
      await expect(dialog.getByText(formatAmount(next.amount), { exact: true })).toBeVisible()
      await expect(dialog.getByText(String(next.payouts), { exact: true })).toBeVisible()
      await who.button(t.start, dialog).click()
      await expect(page).toHaveURL(/\/dashboard\/payments\/runs\//)
      await expect(page.getByText(formatAmount(next.amount), { exact: true }).first()).toBeVisible()
      await expect(page.getByText(t.outcomeOf(0, 0, next.payouts))).toBeVisible()
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/dashboard\/payments\/[\w-]+$/)
      // from the list of files too
      await who.go('/dashboard/payments?show=runs')
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      // the list names the outcome of each file
      await expect(page).toHaveURL(/\/dashboard\/payments\/runs\//)
      await expect(page.getByText(t.outcomeOf(0, 0, next.payouts))).toBeVisible()
      // the merchant may ask again
      await post(page, `/admin/payments/${id}/actions`, { action: 'pay', reference: `FT-${id.slice(-6)}` })
    },
  )
}
