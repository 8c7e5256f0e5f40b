import { expect } from '@playwright/test'
import { formatAmount } from '@rahba/contract/kernel/money'
import { type At, search, toasted } from './at.ts'
import type { StoreAmounts } from './order.ts'

/** The administrator opens the payment that waits for this order, looks at its slip, and confirms it with the bank's reference. */
export async function confirmTransfer(who: At, number: number): Promise<void> {
  const { page } = who
  const t = who.say('admin/money').payments
  await who.go('/dashboard/payments1')
  await search(who, t.search, String(number))
  await page
    .getByRole('link', { name: String(number) })
    .first()
    .click()
  await expect(page.getByRole('img', { name: t.slipOf(number) })).toBeVisible()
  await who.button(t.confirm, page.getByRole('main')).click()
  const dialog = page.getByRole('dialog', { name: t.confirmTitle })
  await dialog.getByRole('textbox').fill(`FT${number}`)
  await who.button(t.confirm, dialog).click()
  await toasted(who, t.confirmed)
}

/** The merchant's wallet shows exactly these balances. */
export async function expectWallet(who: At, { pending, owed }: StoreAmounts): Promise<void> {
  const t = who.say('portal/statement')
  await who.go('/store/wallet')
  const card = (label: string) => who.page.getByRole('group', { name: label })
  await expect(card(t.pending)).toContainText(formatAmount(pending))
  await expect(card(t.owed)).toContainText(formatAmount(owed))
  await expect(card(t.available)).toContainText(formatAmount(0))
}

/** The platform's accounts: both sides are equal, and every rule of the ledger is proven when asked. */
export async function expectLedgerProven(who: At): Promise<void> {
  const t = who.say('admin/money').accounts
  await who.go('/dashboard/wallet')
  await expect(who.page.getByText(t.balanced)).toBeVisible()
  await who.page
    .getByRole('tab', { name: t.proof })
    .or(who.page.getByRole('heading', { name: t.proof }))
    .first()
    .click()
  await who.button(t.run).click()
  // it is proved in the background; the button can be pressed again once it was
  await expect(who.button(t.run)).toBeEnabled()
  await expect(who.page.getByText(t.allGood)).toBeVisible()
  await expect(who.page.getByText(t.fails, { exact: true })).toHaveCount(0)
}
