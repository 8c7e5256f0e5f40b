import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

for (const locale of locales) {
  test(`a page that a busy server rejects explains it and reloads automatically, in ${locale}`, detail, async ({ page, heard }) => {
    const who = await at(page, locale)
    const { crashed } = who.say('common')
    const { menu } = who.say('portal/layout')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/orders')
    let refused = 0
    await page.route(/\/store\/statistics\.data/, (route) => {
      refused += 1
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error: 'busy', code: 'unavailable', request_id: 'x' } })
    })
    await page.getByRole('navigation').getByRole('link', { name: menu.statistics, exact: true }).first().click()
    const busy = page.getByRole('heading', { name: crashed.busyHeading })
    await expect(busy).toBeVisible()
    expect(refused).toBeGreaterThan(0)
    await expect(busy).toBeHidden({ timeout: 20_000 })
    await expect(page).toHaveURL(/statistics/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // the browser reports the refusals it was meant to meet
    expect(heard.splice(0).filter((line) => !line.includes('503'))).toEqual([])
  })
}
