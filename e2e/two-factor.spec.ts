import { accessErrors } from '@rahba/contract/access/errors'
import { twoFactorLabels } from '@rahba/contract/access/two-factor-rules'
import { locales } from '@rahba/contract/kernel/locale'
import { generateSync } from 'otplib'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at, ready, toasted } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { signInAdmin } from './helpers/sign-in.ts'

/** The code an app shows, some steps of 30 s from now. */
const getCode = (secret: string, steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
const arabic = (digits: string) => [...digits].map((digit) => String.fromCharCode(0x0660 + Number(digit))).join('')

// accounts of the demo market that no other test signs in with, one for each language
const people = { ar: 'dana@rahba.example', en: 'anas@rahba.example' }

/** Types a code as a person does: the boxes take one digit each. */
async function typeCode(who: At, code: string): Promise<void> {
  await who.page.getByRole('textbox', { name: who.say('kit').form.digit(1) }).click()
  await who.page.keyboard.type(who.locale === 'ar' ? arabic(code) : code)
}

async function logIn(who: At, email: string): Promise<void> {
  const t = who.say('admin/access').login
  await who.go('/dashboard/auth/login')
  const form = who.page.getByRole('form', { name: t.title })
  await form.getByRole('textbox', { name: who.label('email') }).fill(email)
  await who.secret('password', form).fill(demoAccounts.password)
  await who.button(t.submit, form).click()
  await expect(who.page.getByRole('heading', { name: who.say('two-factor').step.title })).toBeVisible()
}

// away from the page first: a call of its own that came back refused would lead somewhere else meanwhile
async function signOut(who: At): Promise<void> {
  await who.page.goto('about:blank')
  await who.page.context().clearCookies()
}

for (const locale of locales) {
  test(`two-factor sign-in is turned on, passed and turned off in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('two-factor')
    const email = people[locale]
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAdmin(who, email, demoAccounts.password)

    await who.go('/dashboard/profile')
    await who.button(t.turnOn).click()
    const dialog = page.getByRole('dialog')
    await who.secret('password', dialog).fill(demoAccounts.password)
    await who.button(t.password.submit, dialog).click()
    await expect(dialog.getByRole('img', { name: t.setUp.qr })).toBeVisible()
    const secret = (await dialog.locator('[data-secret]').getAttribute('data-secret')) ?? ''
    expect(await findFaults(page)).toEqual([])
    await typeCode(who, getCode(secret))
    const shown = dialog.getByRole('listitem')
    await expect(shown).toHaveCount(10)
    const recovery = await shown.allInnerTexts()
    await who.button(t.codes.done, dialog).click()
    await expect(page.getByText(t.remaining(10), { exact: false })).toBeVisible()

    // the password alone no longer opens the dashboard; a wrong code is said at the boxes, which are ready for another
    await signOut(who)
    await logIn(who, email)
    expect(await findFaults(page)).toEqual([])
    await typeCode(who, getCode(secret) === '000000' ? '111111' : '000000')
    await expect(page.getByText(accessErrors.two_factor_wrong[locale])).toBeVisible()
    expect(heard.splice(0).filter((line) => !line.includes('422'))).toEqual([])

    await page.getByRole('button', { name: t.step.useRecovery }).click()
    await page.getByRole('textbox', { name: who.label('recovery_code', twoFactorLabels) }).fill(recovery[0] ?? '')
    await who.button(t.step.submit).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard(/home)?$`))

    // the next code, since this one's 30 s were used to switch it on
    await signOut(who)
    await logIn(who, email)
    await typeCode(who, getCode(secret, 1))
    await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard(/home)?$`))

    await ready(page)
    await who.go('/dashboard/profile')
    await expect(page.getByText(t.remaining(9), { exact: false })).toBeVisible()
    await who.button(t.turnOff).click()
    const off = page.getByRole('form', { name: t.off.submit })
    await who.secret('password', off).fill(demoAccounts.password)
    await page.getByRole('button', { name: t.step.useRecovery }).click()
    await off.getByRole('textbox', { name: who.label('recovery_code', twoFactorLabels) }).fill(recovery[1] ?? '')
    await who.button(t.off.submit, off).click()
    await expect(who.button(t.turnOn)).toBeVisible()
    await toasted(who, locale === 'ar' ? 'تم إيقاف التحقق بخطوتين' : 'Two-factor sign-in turned off')
  })
}
