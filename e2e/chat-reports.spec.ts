import { reportReasons } from '@rahba/contract/conversations/chat/chat-labels'
import { reportActions, reportStatuses } from '@rahba/contract/conversations/chat/report-states'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { at, ready, toasted } from './helpers/at.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInAdmin } from './helpers/sign-in.ts'

// A shopper reports a conversation and blocks it; an administrator finds the report, reads the conversation, and says what was done.

const lastDigit = { ar: 1, en: 2 } as const
/** The shopper of a try: a second one would find the conversation that the first has blocked. */
const getPhone = (locale: Locale, retry: number) => `+96655710${retry}94${lastDigit[locale]}`

for (const locale of locales) {
  test(`a shopper reports and blocks a conversation, and an administrator decides it, in ${locale}`, async ({ page, browser, heard }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext()
    const shopper = new Shopper(context.request, locale)
    await shopper.signIn(getPhone(locale, test.info().retry))
    const store = await shopper.get('/market/stores/sadeem-roastery')
    const { id } = await shopper.post('/user/chat', { store_id: store.id })
    const app = await context.newPage()
    listen(app, heard)
    const her = await at(app, locale)
    const t = her.say('chat')
    await app.goto(`/${locale}/chat-view/${id}`)
    await ready(app)
    const words = `${locale} ${Date.now()}`
    const box = app.getByRole('textbox', { name: t.write })
    await box.fill(words)
    await box.press('Enter')
    await expect(app.getByText(words)).toBeVisible()

    await her.button(t.menu).click()
    await app.getByRole('menuitem', { name: t.report }).click()
    const dialog = app.getByRole('dialog')
    await her.choose(her.label('reason', { reason: { ar: 'السبب', en: 'Reason' } }), reportReasons.fraud[locale], dialog)
    await dialog.getByRole('textbox', { name: her.label('note', { note: { ar: 'ملاحظة', en: 'Note' } }) }).fill(words)
    await her.button(t.report, dialog).click()
    await toasted(her, t.didReport)
    await her.button(t.menu).click()
    await app.getByRole('menuitem', { name: t.block }).click()
    await her.button(t.block, app.getByRole('dialog')).click()
    await expect(app.getByText(t.blocked.byMe)).toBeVisible()

    const admin = await at(page, locale)
    const a = admin.say('admin/chat-reports')
    await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
    await admin.go('/dashboard/chat-reports?status=open')
    await page
      .getByRole('row', { name: new RegExp(words) })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByText(a.blocked.user)).toBeVisible()
    const report = page.url()
    await page.getByRole('link', { name: a.read }).click()
    // the report says the same words: only the address tells that the conversation is open
    await expect(page).toHaveURL(/chat-view\//)
    await expect(page.getByText(words)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(report)
    await ready(page)
    await admin.button(reportActions.handle[locale]).click()
    const decide = page.getByRole('dialog')
    await decide.getByRole('textbox', { name: a.handleNote }).fill('نُبّه المتجر')
    await admin.button(reportActions.handle[locale], decide).click()
    await toasted(admin, a.done)
    await expect(page.getByText(reportStatuses.handled[locale]).first()).toBeVisible()
    await expect(page.getByText('نُبّه المتجر').first()).toBeVisible()
    await context.close()
  })
}
