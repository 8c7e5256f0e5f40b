import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { signInAdmin } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// The best-selling products are those of the whole market until a store is chosen.

for (const locale of locales)
  test(`an administrator sees the products of all stores and opens the store of one, in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('statistics')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/statistics?split=product')
    const table = page.getByRole('region', { name: t.products })
    await expect(page.getByText(t.openStore)).toBeVisible()
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    await table.getByRole('link').first().click()
    await expect(page).toHaveURL(/store_id=/)
    await expect(page.getByText(t.openStore)).toHaveCount(0)
    await expect(table.getByRole('row').nth(1)).toBeVisible()
  })
