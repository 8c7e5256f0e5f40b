import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { deletionDays } from '@rahba/contract/shoppers/account-rules'
import { addressLabels } from '@rahba/contract/shoppers/address-labels'
import { bankAccountLabels } from '@rahba/contract/shoppers/bank-account-labels'
import { userLabels } from '@rahba/contract/shoppers/user-labels'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { codeFor } from './helpers/outbox.ts'
import { openOnPhone, signInByCode } from './helpers/shopper-pages.ts'
import { detail, pickOne } from './quick-run.ts'

// A shopper looks after the account on a phone. Every step is a form that posts, so it works with scripts and without.

const product = '/s/sadeem-roastery/p/saudi-coffee-harari'
const city: Record<Locale, { typed: string; shown: string }> = {
  ar: { typed: 'جده', shown: 'جدة' },
  en: { typed: 'jeddah', shown: 'Jeddah' },
}

const newPhone = () => `+9665${randomInt(1e8).toString().padStart(8, '0')}`.replace(/^\+9665[27]/, '+96650')

async function writeAddress(who: At): Promise<void> {
  const { page, locale, say } = who
  const t = say('shopper-account').addresses
  const form = page.getByRole('form', { name: t.add })
  const field = (key: keyof typeof addressLabels) => form.getByLabel(new RegExp(`^${addressLabels[key][locale]}( \\*)?$`))
  const filled = { label: 'Home', name: 'Noura', district: 'Al Rawdah', street: 'Tahlia', short_address: 'RRR29' } as const
  await page.goto(`/${locale}/account/addresses/create`)
  for (const key of ['label', 'name', 'district', 'street', 'short_address'] as const) await field(key).fill(filled[key])
  await field('city_id').fill('Atlantis')
  await who.button(t.save).click()
  await expect(form.getByText(say('market').city.unknown)).toBeVisible()
  await expect(field('short_address')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('street')).toHaveValue(filled.street)
  await field('city_id').fill(city[locale].typed)
  await field('short_address').fill('rrrd2929')
  await who.button(t.save).click()
  await expect(page).toHaveURL(/\/account\/addresses\?/)
  await expect(page.getByRole('article')).toContainText(city[locale].shown)
  await expect(page.getByRole('article')).toContainText('RRRD2929')
}

async function choose(who: At): Promise<void> {
  const { page, locale, say } = who
  const t = say('shopper-account').choices
  const bySms = page.getByLabel(`${t.groups.orders.name}: ${t.channels.sms}`)
  await page.goto(`/${locale}/account/notices/choices`)
  await expect(bySms).not.toBeChecked()
  await bySms.check()
  await page.getByLabel(t.quietOn).check()
  await page.getByLabel(t.from, { exact: true }).fill('23:00')
  await page.getByLabel(t.to, { exact: true }).fill('23:00')
  await who.button(say('shopper-account').save).click()
  await expect(page.getByLabel(t.to, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(bySms).toBeChecked()
  await page.getByLabel(t.to, { exact: true }).fill('06:30')
  await who.button(say('shopper-account').save).click()
  await expect(page.getByRole('status')).toHaveText(say('shopper-account').done.saved)
  await expect(page.getByLabel(t.to, { exact: true })).toHaveValue('06:30')
}

async function keepBankAccount(who: At): Promise<void> {
  const { page, locale, say } = who
  const t = say('shopper-account')
  const form = page.getByRole('form', { name: t.bank.title })
  const field = (key: keyof typeof bankAccountLabels) => form.getByLabel(new RegExp(`^${bankAccountLabels[key][locale]}( \\*)?$`))
  await page.goto(`/${locale}/account/bank`)
  await field('iban_number').fill('SA03 8000 0000 6080 1016 7518')
  await field('account_holder').fill('Noura')
  await who.button(t.save, form).click()
  await expect(field('iban_number')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('account_holder')).toHaveValue('Noura')
  await field('iban_number').fill('SA03 8000 0000 6080 1016 7519')
  await who.button(t.save, form).click()
  await expect(page.getByRole('status')).toHaveText(t.done.saved)
  await expect(field('iban_number')).toHaveValue('SA03 8000 0000 6080 1016 7519')
  await who.button(t.bank.remove).click()
  await expect(page.getByRole('status')).toHaveText(t.done.bankRemoved)
  await expect(field('iban_number')).toHaveValue('')
}

/** Confirms the deletion of the account. Returns the code that was used. */
async function deleteAccount(who: At, phone: string, former: string): Promise<string> {
  const { page, locale, say } = who
  const t = say('shopper-account').data
  await page.goto(`/${locale}/account/data`)
  await who.button(t.sendCode).click()
  const code = page.getByLabel(who.label('code'))
  await expect(code).toBeVisible()
  await code.fill('000000')
  await who.button(t.confirm).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  const sent = await codeFor('sms', phone, former)
  await code.fill(sent)
  await who.button(t.confirm).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.deleted(deletionDays))
  return sent
}

/** Comes back while the account waits to be deleted: leaves it so once, and then keeps it. Returns the code that was used last. */
async function comeBack(who: At, phone: string, former: string): Promise<string> {
  const { page, locale, say } = who
  const t = say('shopper-account')
  const title = page.getByRole('heading', { level: 1 })
  const due = formatDate(new Date(Date.now() + deletionDays * 86_400_000).toISOString(), locale, 'longDate')
  await page.goto(`/${locale}/sign-in`)
  const first = await signInByCode(who, phone, former)
  await expect(title).toHaveText(t.deletion.title)
  await expect(page.getByRole('main')).toContainText(due)
  for (const path of ['/account', '/orders', '/cart']) {
    await page.goto(`/${locale}${path}`)
    await expect(page).toHaveURL(new RegExp(`/${locale}/account/deletion$`))
  }
  await who.button(t.deletion.leave).click()
  await expect(page).toHaveURL(new RegExp(`/${locale}/market`))
  await page.goto(`/${locale}/sign-in`)
  const second = await signInByCode(who, phone, first)
  await expect(title).toHaveText(t.deletion.title)
  await who.button(t.deletion.keep).click()
  await expect(page.getByRole('status')).toHaveText(t.done.deletionCancelled)
  await page.goto(`/${locale}/account/addresses`)
  await expect(page.getByRole('article')).toContainText(city[locale].shown)
  return second
}

async function expectNoFaults(page: Page, paths: readonly string[], locale: Locale): Promise<void> {
  for (const path of paths) {
    await page.goto(`/${locale}${path}`)
    expect(await findFaults(page), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
}

for (const locale of locales)
  for (const javaScriptEnabled of pickOne([false, true]))
    test(
      `a shopper ${javaScriptEnabled ? 'with' : 'without'} scripts looks after the account, in ${locale}`,
      detail,
      async ({ browser, baseURL, extraHTTPHeaders, heard }) => {
        test.slow()
        const page = await openOnPhone({ browser, baseURL, extraHTTPHeaders, heard }, javaScriptEnabled)
        const who = await at(page, locale)
        const t = who.say('shopper-account')
        const phone = newPhone()

        // a visitor who keeps a product signs in first, and comes back to it
        await page.goto(`/${locale}${product}`)
        await who.button(t.keep.add).click()
        await expect(page.getByText(who.say('shopper').signIn.toKeep.products)).toBeVisible()
        const first = await signInByCode(who, phone)
        await expect(page).toHaveURL(new RegExp(`/${locale}${product}#heart-products-`))
        await expect(who.button(t.keep.remove)).toBeInViewport()
        // its own heart drops it and keeps it again, with scripts on the same visit of the page
        const visits = () => page.evaluate(() => history.length)
        const before = javaScriptEnabled ? await visits() : null
        await who.button(t.keep.remove).click()
        await who.button(t.keep.add).click()
        await expect(who.button(t.keep.remove)).toBeVisible()
        if (before !== null) expect(await visits()).toBe(before)

        await who.button(t.keep.ask).click()
        await expect(page).toHaveURL(new RegExp(`/${locale}/messages/[0-9a-f-]{36}`))
        const write = page.getByRole('form', { name: t.messages.write })
        await write.getByRole('textbox').fill('Is it fresh?')
        await who.button(t.messages.send).click()
        await expect(page.locator('#messages')).toContainText('Is it fresh?')
        await page.goto(`/${locale}/messages`)
        await expect(page.getByRole('main')).toContainText('Is it fresh?')

        await page.goto(`/${locale}/account`)
        const profile = page.getByRole('form', { name: t.profile.title })
        const email = profile.getByLabel(new RegExp(`^${userLabels.email[locale]}`))
        await profile.getByLabel(userLabels.name[locale]).fill('Noura')
        await email.fill('noura@')
        await who.button(t.save).click()
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await expect(profile.getByLabel(userLabels.name[locale])).toHaveValue('Noura')
        await email.fill(`noura-${phone.slice(1)}@example.com`)
        await who.button(t.save).click()
        await expect(page.getByRole('status')).toHaveText(t.done.saved)

        await writeAddress(who)
        await keepBankAccount(who)
        await choose(who)

        // what is not there, or is another's, is not found
        expect((await page.request.get(`/${locale}/account/addresses/01900000-0000-7000-8000-000000000000`)).status()).toBe(404)
        expect((await page.request.get(`/${locale}/messages/nothing`)).status()).toBe(404)
        heard.length = 0

        if (javaScriptEnabled) {
          const pages = [
            '',
            '/addresses',
            '/addresses/create',
            '/wallet',
            '/bank',
            '/notices',
            '/notices/choices',
            '/favourites',
            '/devices',
            '/data',
          ]
          await expectNoFaults(page, [...pages.map((path) => `/account${path}`), '/messages'], locale)
        }

        await page.goto(`/${locale}/account/devices`)
        await expect(page.getByText(t.devices.current)).toBeVisible()
        await page.goto(`/${locale}/account/wallet`)
        await expect(page.getByRole('region', { name: t.wallet.balance })).toContainText('0.00')
        await page.goto(`/${locale}/account/favourites`)
        await page.getByRole('button', { name: new RegExp(t.favourites.removeOf('.*')) }).click()
        await expect(page.getByText(t.favourites.none)).toBeVisible()

        const second = await deleteAccount(who, phone, first)
        await comeBack(who, phone, second)
        // the browser says each refused form
        heard.length = 0
        await page.close()
      },
    )
