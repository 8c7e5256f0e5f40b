import { locales } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { percentText } from '@rahba/contract/kernel/percent'
import { codeLabels } from '@rahba/contract/promotions/code-labels'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { shownMoney } from '../web/test/shown-money.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'

/** Fills the required fields, which the forms of all codes share. */
async function fillCode(who: At, title: string, code: string, percent: string): Promise<void> {
  const { page } = who
  const form = page.getByRole('form', { name: title })
  const field = (key: string) => form.getByRole('textbox', { name: who.label(key, codeLabels), exact: true })
  await field('code').fill(code)
  await form.getByRole('textbox', { name: who.side('name', 'ar', codeLabels) }).fill('تجربة')
  await form.getByRole('textbox', { name: who.side('name', 'en', codeLabels) }).fill('Trial')
  await field('amount').fill(percent)
  await field('max_use_number').fill('1')
  await who.button(who.say('kit').form.save, page.getByRole('main')).click()
}

/** The page of a code: its single use had, and the order that had it. */
async function expectUsedUp(who: At, order: { number: number; coupon_discount: number }): Promise<void> {
  const { page } = who
  await page.reload()
  const figure = (key: keyof typeof codeLabels) => page.getByRole('group', { name: codeLabels[key][who.locale], exact: true })
  await expect(figure('used')).toContainText(who.say('promotions').usesLeft(0))
  await expect(figure('given')).toContainText(formatAmount(order.coupon_discount))
  await expect(page.getByRole('link', { name: String(order.number) })).toBeVisible()
}

for (const locale of locales) {
  test(`a store's coupon and the platform's promo code are made, used once and counted, in ${locale}`, async ({
    page,
    request,
    browser,
    heard,
  }) => {
    const run = `${locale}${Date.now() % 1_000_000}`
    const words = { merchant: `m${run}`, admin: `p ${run}` }
    const phone = `+96656${String(Date.now() % 10_000_000).padStart(7, '0')}`
    const shopper = new Shopper(request, locale)
    const city = { ar: 'الرياض', en: 'Riyadh' }[locale]
    const merchant = await at(page, locale)
    const { own, promo_codes } = merchant.say('promotions')

    await signInMerchant(merchant, demoAccounts.merchant, demoAccounts.password)
    await merchant.go('/store/coupons/create')
    await fillCode(merchant, own.create, words.merchant, '10')
    await expect(page.getByRole('heading', { level: 1, name: words.merchant.toUpperCase() })).toBeVisible()

    await shopper.signIn(phone)
    await shopper.addAddress('ريم', phone, city)
    const { card, quantity } = await shopper.enoughOf('sadeem-roastery', 0, 3)
    // typed as people do: spaces, the other case
    const order = await shopper.order(card, quantity, 'cod', ` ${words.merchant.toUpperCase()} `)
    const placed = await shopper.get(`/user/orders/${order.id}`)
    expect(placed).toMatchObject({ coupon_code: words.merchant.toUpperCase(), coupon_funded_by: 'store' })
    expect(placed.coupon_discount).toBeGreaterThan(0)
    await expectUsedUp(merchant, placed)
    const refusal = await shopper.refusedCode(card, quantity, words.merchant)
    expect(refusal).toMatch(locale === 'ar' ? /الحد الأقصى/ : /usage limit/)

    // the same text is taken for the store's next coupon, and said at its field
    await merchant.go('/store/coupons/create')
    await fillCode(merchant, own.create, words.merchant, '5')
    await expect(page.getByText(locale === 'ar' ? 'هذا الكود مستخدم من قبل' : 'This code is already in use')).toBeVisible()
    expect(heard.splice(0)).toEqual([expect.stringContaining('422')])

    const office = await at(await browser.newPage(), locale)
    await signInAdmin(office, demoAccounts.admin, demoAccounts.password)
    await office.go('/dashboard/promo-codes/create')
    await fillCode(office, promo_codes.create, words.admin, '15')
    const code = words.admin.replace(' ', '').toUpperCase()
    await expect(office.page.getByRole('heading', { level: 1, name: code })).toBeVisible()
    const promo = await shopper.order(card, quantity, 'cod', code)
    const paid = await shopper.get(`/user/orders/${promo.id}`)
    expect(paid).toMatchObject({ coupon_code: code, coupon_funded_by: 'platform' })
    await expectUsedUp(office, paid)
    // the order names its code in the dashboard, and who bears it
    await office.page.getByRole('link', { name: String(paid.number) }).click()
    await expect(office.page.getByRole('link', { name: code })).toBeVisible()
    const { amounts, shares } = office.say('orders')
    await expect(office.page.getByText(shares.promo)).toBeVisible()
    // VAT and commission stand beside the amounts they are of, which are not the shopper's total
    const frozen = await (await office.page.request.get(`/api/admin/orders/${promo.id}`)).json()
    await expect(office.page.getByText(amounts.vatOfInvoice(percentText(15), shownMoney(frozen.gross, office.locale)))).toBeVisible()
    await expect(office.page.getByText(shares.commission(percentText(10), shownMoney(frozen.commission_base, office.locale)))).toBeVisible()
    await office.page.close()
  })
}
