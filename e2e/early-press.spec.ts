import type { Page } from '@playwright/test'
import { storeAuthLabels } from '@rahba/contract/access/store-auth-labels'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, ready } from './helpers/at.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// On a slow line a page is read long before it is hydrated: what is typed, ticked and sent by then is neither lost nor sent twice.

/** Keeps the page's scripts, or those of a name, back until what it answers is called. */
async function holdScripts(page: Page, scripts = '**/*.js'): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(scripts, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

for (const locale of locales) {
  test(`a form filled in and sent before hydration signs in, in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('admin/access').login
    const arrive = await holdScripts(page)
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/auth/login') && request.method() === 'POST' && sent.push(request.url()))
    await page.goto(`/${locale}/dashboard/auth/login`, { waitUntil: 'commit' })
    const form = page.getByRole('form', { name: t.title })
    await form.getByRole('textbox', { name: who.label('email') }).fill(demoAccounts.admin)
    await who.secret('password', form).fill(demoAccounts.password)
    await who.button(t.submit, form).click()
    await who.button(t.submit, form).click()
    await expect(form.getByRole('textbox', { name: who.label('email') })).toHaveValue(demoAccounts.admin)
    arrive()
    await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard(/home)?$`))
    expect(sent).toHaveLength(1)
  })
}

test('what is typed, ticked and sent before hydration takes a new merchant to the next step', async ({ page }) => {
  const who = await at(page, 'en')
  const t = who.say('portal/sign-in').register
  const arrive = await holdScripts(page)
  await page.goto('/en/store/auth/register', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: t.title })
  const text = (key: string) => form.getByRole('textbox', { name: who.label(key, storeAuthLabels) })
  await text('name').fill('Noura')
  await text('phone').fill('0512345678')
  await text('email').fill('noura@example.com')
  await who.secret('password', form).fill('A-long-passphrase-7')
  await who.secret('password_confirmation', form).fill('A-long-passphrase-7')
  await form.getByRole('checkbox').check()
  await who.button(t.next, form).click()
  // the page is still the one that was filled in
  await expect(text('name')).toHaveValue('Noura')
  arrive()
  await expect(who.button(t.finish, form)).toBeVisible()
  await who.button(t.back, form).click()
  await expect(text('name')).toHaveValue('Noura')
  await expect(form.getByRole('checkbox')).toBeChecked()
})

test('an upload area appears only when it accepts files', detail, async ({ page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  const arrive = await holdScripts(page)
  await page.goto('/ar/store/products/import', { waitUntil: 'commit' })
  const csv = 'الاسم;السعر\r\nهيل حب;45'
  await expect(page.getByRole('heading', { level: 1, name: who.say('portal/imports').title })).toBeVisible()
  const chosen = page.locator('input[type=file]').setInputFiles({ name: 'مبكر.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  arrive()
  await chosen
  await expect(page.getByText('مبكر.csv').first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: who.say('portal/imports').mapping.check })).toBeVisible()
})

test('the first press keeps lazy parts of the page in place', detail, async ({ page }) => {
  const who = await at(page, 'ar')
  const t = who.say('development')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  const arrive = await holdScripts(page, '**/development-panel-*.js')
  await page.goto('/ar/store/pages/contact-us?tab=development', { waitUntil: 'commit' })
  await ready(page)
  const start = who.button(t.own.start)
  await expect(start).toBeVisible()
  const box = await start.boundingBox()
  const toasts = page.waitForResponse(/\/toasts-[^/]*\.js$/)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  await toasts
  expect(await start.boundingBox()).toEqual(box)
  await page.mouse.up()
  arrive()
})
