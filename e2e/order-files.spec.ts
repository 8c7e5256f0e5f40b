import { readFileSync } from 'node:fs'
import { locales } from '@rahba/contract/kernel/locale'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

/** Saves one of the list's two files, and returns its rows with the titles first. */
async function save(who: At, file: 'orderFile' | 'lineFile'): Promise<string[]> {
  const { export: action, exportOf, exportCsv } = who.say('kit').list
  await who.button(action).click()
  const download = who.page.waitForEvent('download')
  await who.page.getByRole('menuitem', { name: exportOf(who.say('orders').list[file], exportCsv), exact: true }).click()
  return readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n')
}

async function readFiles(who: At) {
  const label = (name: string) => orderLabels[name]?.[who.locale] ?? name
  const [orderHead = '', ...orders] = await save(who, 'orderFile')
  expect(orderHead).toContain(label('cancelled_amount'))
  const [lineHead = '', ...lines] = await save(who, 'lineFile')
  for (const name of ['product_id', 'variant_id', 'sku', 'barcode', 'refunded_quantity', 'unit']) expect(lineHead).toContain(label(name))
  expect(lines.length).toBeGreaterThanOrEqual(orders.length)
}

for (const locale of locales) {
  test(`a merchant and an administrator save orders and their lines in ${locale}`, detail, async ({ page }) => {
    const merchant = await at(page, locale)
    await signInMerchant(merchant, demoAccounts.merchant, demoAccounts.password)
    await merchant.go('/store/orders')
    await readFiles(merchant)
    const admin = await at(page, locale)
    await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
    await admin.go('/dashboard/orders')
    await readFiles(admin)
  })
}
