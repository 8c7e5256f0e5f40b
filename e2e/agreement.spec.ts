import { agreementLabels } from '@rahba/contract/agreement/agreement-labels'
import { acceptanceStates } from '@rahba/contract/agreement/agreement-rules'
import { inLocale, locales } from '@rahba/contract/kernel/locale'
import { waitingStore } from '../server/seed/data/agreement.ts'
import { stores } from '../server/seed/data/stores.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, getOrigin, toasted } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// Both languages publish to the one agreement, so they take turns.
test.describe.configure({ mode: 'serial' })

const [waiting] = stores.filter(({ slug }) => slug === waitingStore)

for (const locale of locales) {
  test(`a merchant reads the costs before accepting the agreement in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const { title, example } = who.say('selling-costs')
    for (const path of ['/', '/store/auth/register']) {
      await who.go(path)
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      const share = page.getByRole('row', { name: example.share })
      // 8.70 commission and 1.31 VAT on it; without registration also 13.04 VAT of the sale
      await expect(share).toContainText('89.99')
      await expect(share).toContainText('76.95')
    }
    await expect(page.getByRole('link', { name: who.say('portal/sign-in').register.agreementLink })).toHaveAttribute(
      'href',
      `/${locale}/store/pages/agreement-static`,
    )
    await who.go('/store/pages/agreement-static')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`a new version of the agreement is published, read, accepted and listed in ${locale}`, detail, async ({ page, browser }) => {
    const who = await at(page, locale)
    const t = who.say('admin/agreement')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/content/merchant-agreement')
    await who.button(who.say('admin/content').page.publish).click()
    const dialog = page.getByRole('dialog', { name: t.publish.title })
    await who.button(t.publish.save, dialog).click()
    // A version that has to be accepted says what has changed.
    await expect(dialog.getByText(inLocale(agreementLabels.summary ?? { ar: '', en: '' }, locale)).first()).toBeVisible()
    const summary = `${locale} ${Date.now()}`
    for (const side of locales) await dialog.getByRole('textbox', { name: who.side('summary', side, agreementLabels) }).fill(summary)
    expect(await findFaults(page)).toEqual([])
    await who.button(t.publish.save, dialog).click()
    await toasted(who, t.publish.done)

    const context = await browser.newContext({ baseURL: await getOrigin(page), timezoneId: 'Asia/Riyadh' })
    const merchant = await at(await context.newPage(), locale)
    const words = merchant.say('portal/agreement')
    await signInMerchant(merchant, waiting?.email ?? '', demoAccounts.password)
    await merchant.go('/store')
    await expect(merchant.page.getByRole('main').getByRole('link', { name: merchant.say('portal/home').now.agreement })).toHaveAttribute(
      'href',
      `/${locale}/store/agreement`,
    )
    await expect(
      merchant.page.getByRole('navigation').getByRole('img', { name: merchant.say('portal/layout').menu.agreementWaits }),
    ).toBeAttached()
    await merchant.page.getByRole('link', { name: merchant.say('portal/layout').banners.agreementLink }).click()
    await expect(merchant.page).toHaveURL(new RegExp(`/${locale}/store/agreement$`))
    await expect(merchant.page.getByText(summary)).toBeVisible()
    await expect(merchant.page.getByRole('heading', { name: merchant.say('selling-costs').title, exact: true })).toBeVisible()
    // Arabic pages keep a number and its sign together by isolates.
    await expect(merchant.page.getByRole('definition').filter({ hasText: /10%/ }).first()).toBeVisible()
    for (const width of [1280, 390]) {
      await merchant.page.setViewportSize({ width, height: 844 })
      expect(await merchant.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await findFaults(merchant.page)).toEqual([])
    }
    const { current, due } = await (await merchant.page.request.get('/api/store/agreement')).json()
    expect(due).toMatchObject({ stops: false })
    await merchant.button(words.accept(current.number)).click()
    await toasted(merchant, words.done)
    await expect(merchant.page.getByText(words.accepted(current.number))).toBeVisible()
    await expect(merchant.page.getByRole('link', { name: merchant.say('portal/layout').banners.agreementLink })).toHaveCount(0)
    await context.close()

    await who.go(`/dashboard/agreement?state=accepted&number=${current.number}`)
    const row = page.getByRole('row').filter({ hasText: inLocale(waiting?.name ?? { ar: '', en: '' }, locale) })
    await expect(row).toContainText(acceptanceStates.accepted[locale])
    await expect(row).toContainText(waiting?.owner_name ?? '')
    expect(await findFaults(page)).toEqual([])
    await row.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: t.store.title })).toBeVisible()
  })
}

test('a version that requires no acceptance needs no date', detail, async ({ page }) => {
  const who = await at(page, 'en')
  const t = who.say('admin/agreement').publish
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  await who.go('/dashboard/content/merchant-agreement')
  await who.button(who.say('admin/content').page.publish).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  const date = dialog.getByRole('button', { name: inLocale(agreementLabels.applies_from ?? { ar: '', en: '' }, 'en') })
  await expect(date).toBeVisible()
  await dialog.getByRole('switch').click({ force: true })
  await expect(date).toHaveCount(0)
})
