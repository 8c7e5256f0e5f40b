import type { Page } from '@playwright/test'
import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import { locales } from '@rahba/contract/kernel/locale'
import { stepUp } from '@rahba/contract/kernel/step-up'
import { settingSpecs } from '@rahba/contract/settings/setting-specs'
import { inviteMember } from '@rahba/contract/stores/team/team'
import { storePermissionNames, teamLabels } from '@rahba/contract/stores/team/team-labels'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, toasted } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

/** Refuses the next `times` calls as the server refuses a session that proved nothing for 15 minutes; gives what was sent with every call. */
async function answerDialogs(page: Page, path: string, method: string, times: number): Promise<string[]> {
  const sent: string[] = []
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    sent.push(route.request().postData() ?? '')
    if (sent.length > times) return route.fallback()
    const { status, code, en } = errors[stepUp.code]
    await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ error: en, code }) })
  })
  return sent
}
const expected = (line: string) => /40[13]|422/.test(line)

for (const locale of locales) {
  test(`a merchant proves their identity over a form, and the form is sent as filled in, in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('identity')
    const team = who.say('store-team')
    await page.setViewportSize({ width: 390, height: 844 })
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/profile/team')
    const sent = await answerDialogs(page, inviteMember.path, 'POST', 2)
    await who.button(team.invite).click()
    const form = page.getByRole('form', { name: team.inviteTitle })
    const email = `identity.${locale}.${Date.now()}@team.example`
    await form.getByRole('textbox', { name: who.label('name', teamLabels) }).fill('سالم الحربي')
    await form.getByRole('textbox', { name: who.label('email') }).fill(email)
    await form.getByRole('textbox', { name: who.label('phone') }).fill(`055${String(Date.now()).slice(-7)}`)
    await form.getByRole('checkbox', { name: storePermissionNames.orders[locale] }).check()
    await who.button(team.sendInvite, form).click()

    // closing the question leaves the form as it was, and says what was missing
    const question = page.getByRole('form', { name: t.title })
    await expect(who.secret('password', question)).toBeFocused()
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByRole('textbox', { name: who.label('email') })).toHaveValue(email)

    await who.button(team.sendInvite, form).click()
    await who.secret('password', question).fill('not this one')
    await who.button(t.submit, question).click()
    await expect(question.getByText(accessErrors.password_wrong[locale])).toBeVisible()
    await who.secret('password', question).fill(demoAccounts.password)
    await who.button(t.submit, question).click()
    await toasted(who, team.inviteDone)
    await expect(page.getByText(email)).toBeVisible()
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size, 'the same each time').toBe(1)
    expect(heard.splice(0).filter((line) => !expected(line))).toEqual([])
  })
}

test('an administrator proves their identity on a separate page', detail, async ({ page, heard }) => {
  const who = await at(page, 'ar')
  const t = who.say('identity')
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  await who.go('/dashboard/settings')
  const sent = await answerDialogs(page, '/admin/settings', 'PUT', 1)
  await page.getByRole('textbox', { name: settingSpecs.chat_retention_months.ar }).fill(String(6 + (Date.now() % 100)))
  await who.button(who.say('kit').form.save).click()
  const question = page.getByRole('form', { name: t.title })
  await who.secret('password', question).fill(demoAccounts.password)
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect.poll(() => sent.length).toBe(2)
  expect(heard.splice(0).filter((line) => !expected(line))).toEqual([])
})
