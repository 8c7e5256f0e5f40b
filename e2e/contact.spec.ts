import { contactLabels } from '@rahba/contract/conversations/contact-labels'
import { contactActions, contactStatuses } from '@rahba/contract/conversations/contact-states'
import { contactUs } from '@rahba/contract/conversations/contact-us'
import { developmentLabels } from '@rahba/contract/conversations/development-labels'
import { developmentActions, developmentStatuses } from '@rahba/contract/conversations/development-states'
import { locales } from '@rahba/contract/kernel/locale'
import sharp from 'sharp'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, toasted } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'

const picture = async () => ({
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0F5C4D' } })
    .png()
    .toBuffer(),
})

for (const locale of locales) {
  test(`a visitor writes, an administrator answers by mail and closes in ${locale}`, async ({ page }) => {
    test.setTimeout(90_000)
    const who = await at(page, locale)
    const t = who.say('content').contact
    const name = `زائرة ${locale} ${Date.now()}`
    await who.go('/?contact')
    const form = page.getByRole('form', { name: t.title })
    const field = (key: string) => form.getByRole('textbox', { name: who.label(key, contactUs.labels) })
    await field('name').fill(name)
    await field('phone').fill('٠٥٥٠٠٠٠١٢٣')
    await field('email').fill(`visitor-${locale}@test.example`)
    await field('message').fill('هل يمكنني بيع الحلويات المنزلية بوثيقة عمل حر؟')
    // the guard takes who is done within three seconds for a machine
    await page.waitForTimeout(3500)
    await who.button(t.send, form).click()
    // The public page has no toasts: its form says it.
    await expect(page.getByText(t.sent)).toBeVisible()

    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/contact')
    const words = who.say('admin/contact')
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { name: words.one(name) })).toBeVisible()
    await expect(page.getByText(contactStatuses.read[locale]).first()).toBeVisible()
    const answer = page.getByRole('form', { name: words.answer })
    await who.button(contactActions.reply[locale], answer).click()
    await expect(answer.getByRole('textbox', { name: who.label('reply', contactLabels) })).toHaveAttribute('aria-invalid', 'true')
    await answer.getByRole('textbox', { name: who.label('reply', contactLabels) }).fill('نعم، تكفي وثيقة العمل الحر.')
    await who.button(contactActions.reply[locale], answer).click()
    await toasted(who, words.answered)
    await expect(page.getByText('نعم، تكفي وثيقة العمل الحر.').first()).toBeVisible()
    await expect(page.getByText(contactStatuses.replied[locale]).first()).toBeVisible()
    await who.button(contactActions.close[locale]).click()
    await expect(page.getByText(contactStatuses.closed[locale]).first()).toBeVisible()
    await expect(answer).toBeHidden()
  })

  test(`a merchant asks something of the platform and follows the answer in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000)
    const who = await at(page, locale)
    const t = who.say('development')
    const subject = `تنبيه النفاد ${locale} ${Date.now()}`
    const dialog = page.getByRole('dialog')
    const text = (key: string, within = page.getByRole('main')) => within.getByRole('textbox', { name: who.label(key, developmentLabels) })
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/pages/contact-us')
    await page.getByRole('tab', { name: t.own.tab }).click()
    await who.button(t.own.start).click()
    await text('subject', dialog).fill(subject)
    await text('problem_description', dialog).fill('نحتاج تنبيهًا قبل نفاد المنتج')
    await dialog.getByLabel(t.attach, { exact: true }).setInputFiles(await picture())
    await expect(dialog.getByText('screen.png')).toBeVisible()
    await who.button(t.own.send, dialog).click()
    await toasted(who, t.sentDone)
    await expect(page).toHaveURL(/message=[0-9a-f-]{36}/)
    const id = new URL(page.url()).searchParams.get('message') ?? ''
    await expect(page.getByRole('heading', { name: subject })).toBeVisible()

    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/development-messages')
    await page.getByRole('link', { name: subject }).first().click()
    await expect(page.getByText(developmentStatuses.read[locale]).first()).toBeVisible()
    const file = await page.getByRole('link', { name: 'screen.png' }).getAttribute('href')
    expect((await page.request.get(file ?? '')).status()).toBe(200)
    await text('message').fill('سيصل تنبيه كل صباح.')
    await who.button(developmentActions.reply[locale]).click()
    await toasted(who, t.sentDone)
    await expect(text('message')).toHaveValue('')
    await who.button(developmentActions.close[locale]).click()
    await expect(page.getByText(t.admin.closed)).toBeVisible()

    await who.go(`/store/pages/contact-us?tab=development&message=${id}`)
    await expect(page.getByText('سيصل تنبيه كل صباح.')).toBeVisible()
    await expect(page.getByText(t.own.closed)).toBeVisible()
    await text('message').fill('ممتاز، شكرًا')
    await who.button(t.own.send).click()
    await toasted(who, t.sentDone)
    await expect(page.getByText(t.own.closed)).toBeHidden()
    await expect(page.getByText(developmentStatuses.new[locale]).first()).toBeVisible()
  })
}
