import { formatDate } from '@rahba/contract/kernel/date-text'
import { type Bilingual, comma, type Locale, locales } from '@rahba/contract/kernel/locale'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import { readClosing } from '@rahba/contract/stores/closing/closing'
import { paperRestrictionLabels } from '@rahba/contract/stores/papers/paper-restriction-labels'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { storeDataC1Body } from '@rahba/contract/stores/store-shapes'
import { documentKinds } from '@rahba/contract/stores/store-states'
import { stores } from '../server/seed/data/stores.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { type At, at, getOrigin, toasted } from './helpers/at.ts'
import { newPhone } from './helpers/checkout.ts'
import { invitationFor } from './helpers/outbox.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'

const unread = async ({ page }: At): Promise<number> => {
  const answer = await page.request.get('/api/store/notifications/count')
  return (await answer.json()).notifications_count
}

for (const locale of locales) {
  test(`a suspended store reads the suspension and its reason on every page, in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const { banners, open } = who.say('portal/layout')
    const suspended = stores.find(({ state }) => state === 'suspended')
    await signInMerchant(who, suspended?.email ?? '', demoAccounts.password)
    await who.go('/store/orders')
    const banner = page.getByRole('paragraph').filter({ hasText: banners.suspended })
    await expect(banner).toContainText(suspended?.reasons?.[0]?.reason.ar ?? '-')
    await expect(banner.getByRole('link', { name: banners.contact })).toBeVisible()
    // not that approval is waited for
    await page.getByRole('switch').first().click({ force: true })
    await toasted(who, open.suspended)
  })

  test.describe(`a merchant’s home, profile and notifications in ${locale}`, () => {
    let who: At

    test.beforeEach(async ({ page }) => {
      who = await at(page, locale)
      await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    })

    test('the home page lists pending tasks and links to them', async ({ page }) => {
      await who.go('/store')
      const waiting = page.locator('section', { has: page.getByRole('heading', { name: who.say('portal/home').now.title }) })
      await waiting.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/store\/(agreement|orders|products|profile)/)
    })

    test('the home page shows an order that arrives while it is open', async ({ page, request }) => {
      const { now } = who.say('portal/home')
      const waiting = async (): Promise<number> => (await (await page.request.get('/api/store/home')).json()).orders.new
      const before = await waiting()
      await who.go('/store')
      const main = page.getByRole('main')
      await expect(main.getByText(now.newOrders(before))).toBeVisible()
      const shopper = new Shopper(request, locale)
      const phone = newPhone()
      await shopper.signIn(phone)
      await shopper.addAddress('ريم الدوسري', phone, locale === 'ar' ? 'الرياض' : 'Riyadh')
      const { card, quantity } = await shopper.enoughOf('sadeem-roastery')
      await shopper.order(card, quantity, 'cod')
      // sooner than the page asks by itself
      await expect(main.getByText(now.newOrders(before + 1))).toBeVisible({ timeout: 20_000 })
    })

    test('settings list the obstacles to closing the store permanently, and link to them', async ({ page }) => {
      const { closing: t } = who.say('portal/profile')
      await who.go('/store/profile/settings')
      const panel = page.locator('section', { has: page.getByRole('heading', { name: t.title }) })
      await expect(panel.getByText(t.open)).toBeVisible()
      await expect(who.button(t.action, panel)).toHaveCount(0)
      const { open }: { open: { step: string; what: Bilingual }[] } = await (await page.request.get(`/api${readClosing.path}`)).json()
      await expect(panel.getByRole('listitem')).toHaveCount(open.length)
      for (const { what } of open) await expect(panel.getByText(what[locale])).toBeVisible()
      expect(open[0]?.step).toBe('orders')
      await panel.getByRole('link', { name: t.go }).first().click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/store/orders\\?status=`))
    })

    test('errors appear at their fields, and a click loses no input', async ({ page }) => {
      const t = who.say('portal/profile')
      await who.go('/store/profile/store_info')
      const form = page.getByRole('form', { name: who.say('portal/store-forms').info.title })
      await form.getByRole('textbox', { name: who.side('description', 'ar', storeLabels) }).fill('قهوة')
      await who.button(who.say('common').actions.save, form).click()
      const checked = storeDataC1Body.safeParse({ description: { ar: 'قهوة', en: '' } }, { reportInput: true })
      const message = fieldMessages(checked.error?.issues ?? [], locale, storeLabels)['description.ar'] ?? ''
      await expect(form.getByText(message)).toBeVisible()
      await page.getByRole('link', { name: t.tabs.payment }).click()
      await who.button(who.say('kit').form.leave, page.getByRole('dialog')).click()
      await expect(page).toHaveURL(/\/store\/profile\/payment/)
    })

    test('a team member reads which pages they may not open', async ({ page, browser, heard }) => {
      const { notYours, menu } = who.say('portal/layout')
      const email = `${locale}.${Date.now()}@team.example`
      const post = async (path: string, data: object) => {
        const answer = await page.request.post(`/api${path}`, { data, headers: { origin: await getOrigin(page) } })
        expect(answer.ok(), await answer.text()).toBe(true)
      }
      const phone = `+96655${String(Date.now()).slice(-7)}`
      await post('/store/team', { name: 'سالم الحربي', email, phone, locale, permissions: ['orders'] })
      const password = 'a calm green door'
      await post('/store/auth/reset-password', { token: await invitationFor(email), password, password_confirmation: password })
      const other = await at(await browser.newPage({ baseURL: await getOrigin(page) }), locale)
      listen(other.page, heard)
      await signInMerchant(other, email, password)
      await other.go('/store/products')
      await expect(other.page.getByText(notYours.title)).toBeVisible()
      const lines = other.page.getByRole('navigation', { name: other.say('common').mainMenu })
      await expect(lines.getByRole('link', { name: menu.products, exact: true })).toHaveCount(0)
      await lines.getByRole('link', { name: menu.orders, exact: true }).click()
      await expect(other.page).toHaveURL(/\/store\/orders/)
      await expect(other.page.getByText(notYours.title)).toHaveCount(0)
      // another permission's page than the rest of the profile: not that one's is asked for
      await other.go('/store/profile/team')
      await expect(other.page.getByText(notYours.title)).toBeVisible()
      expect((await other.page.request.get(`/${locale}/store/products`)).status()).toBe(403)
      await other.page.close()
      // the browser reports the status of such a page
      const unexpected = heard.splice(0).filter((line) => !line.includes('the server responded with a status of 403'))
      expect(unexpected).toEqual([])
    })

    test('a new name waits for approval, and can be withdrawn', async ({ page }) => {
      const { waiting: t, info } = who.say('portal/store-forms')
      await who.go('/store/profile/store_info')
      const form = page.getByRole('form', { name: info.title })
      const name = form.getByRole('textbox', { name: who.side('name', 'en', storeLabels) })
      const live = await name.inputValue()
      await name.fill(`${live} & Co`)
      await who.button(who.say('common').actions.save, form).click()
      await toasted(who, t.sent)
      await expect(name).toHaveValue(live)
      await who.button(t.withdraw, form).click()
      await who.button(t.withdraw, page.getByRole('dialog')).click()
      await toasted(who, t.withdrawn)
    })

    test('each of two pending numbers is marked at its own field', async ({ page }) => {
      const { waiting: t, papers } = who.say('portal/store-forms')
      await who.go('/store/profile/data')
      const form = page.getByRole('form', { name: papers.business })
      const fields = ['commercial_register_no', 'vat_no'].map((key) => form.getByRole('textbox', { name: who.label(key, storeLabels) }))
      const requested = ['1019988776', '310000998800003']
      for (const [i, field] of fields.entries()) await field.fill(requested[i] ?? '')
      await who.button(who.say('common').actions.save, form).click()
      await toasted(who, t.sent)
      for (const [i, key] of ['commercial_register_no', 'vat_no'].entries()) {
        const note = form.getByRole('note', { name: who.label(key, storeLabels) })
        await expect(note).toContainText(requested[i] ?? '-')
        // in its field's column, with no other field in between
        const [above, below] = [await fields[i]?.boundingBox(), await note.boundingBox()]
        expect(below?.x).toBeCloseTo(above?.x ?? -1, 0)
        expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(120)
      }
      for (const left of [1, 0]) {
        await who.button(t.withdraw, form).first().click()
        await who.button(t.withdraw, page.getByRole('dialog')).click()
        await toasted(who, t.withdrawn)
        // The withdrawn one stays visible until the page has reloaded its data, and its button could be pressed a second time.
        await expect(form.getByRole('note')).toHaveCount(left)
      }
    })

    test('a new IBAN shows its bank, and that payouts are on hold', async ({ page }) => {
      const t = who.say('portal/store-forms').payment
      await who.go('/store/profile/payment')
      const bank = page.getByRole('combobox').or(page.locator('input[name=bank_id]')).first()
      await expect(bank).not.toHaveValue('')
      const before = await bank.inputValue()
      await page.locator('input[name=iban_no]').fill('SA44 2000 0001 2345 6789 1234')
      await expect(page.getByText(t.changeTitle)).toBeVisible()
      await expect(bank).not.toHaveValue(before)
    })

    test('opening a notification marks it as read and opens the page of its record', async ({ page }) => {
      await who.go('/store/notifications')
      const first = page.locator('button[data-unread]').first()
      await expect(first).toBeVisible()
      const before = await unread(who)
      await first.click()
      await expect(page).toHaveURL(/\/store\/(orders|products|wallet|messages)/)
      await expect.poll(() => unread(who)).toBe(before - 1)
    })

    test('the bell shows the latest three and links to all', async ({ page }) => {
      const t = who.say('notifications')
      await who.go('/store')
      await page.getByRole('button', { name: new RegExp(`^${t.title}:`) }).click()
      const preview = page.getByRole('dialog', { name: t.title })
      await expect(preview.getByRole('button')).toHaveCount(3)
      await preview.getByRole('link', { name: t.all }).click()
      await expect(page).toHaveURL(/\/store\/notifications/)
    })
  })
}

// Closing a store is permanent, so this runs once for both languages.
test('a merchant reads what expired documents stop and when, and an administrator extends the days and lifts the restriction', async ({
  page,
  browser,
  heard,
}) => {
  const merchant = await at(page, 'ar')
  const t = merchant.say('store-papers')
  await signInMerchant(merchant, 'shop@uddat.rahba.example', demoAccounts.password)
  const profile = async () => (await page.request.get('/api/store/profile')).json()
  const { id, lapsed_papers, orders_stop_on } = await profile()
  const papersIn = (locale: Locale) =>
    lapsed_papers.map((kind: keyof typeof documentKinds) => documentKinds[kind][locale]).join(comma[locale])
  const banner = page.getByRole('status').filter({ hasText: papersIn('ar') })
  await merchant.go('/store/orders')
  await expect(banner).toContainText(t.products(papersIn('ar'), formatDate(orders_stop_on, 'ar', 'date')))
  await expect(banner.getByRole('link', { name: t.upload })).toHaveAttribute('href', '/ar/store/profile/data')

  const admin = await at(await browser.newPage(), 'en')
  listen(admin.page, heard)
  const said = admin.say('store-papers')
  await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
  await admin.go(`/dashboard/stores/${id}`)
  const notice = admin.page.getByRole('alert').filter({ hasText: said.title })
  await expect(notice).toContainText(said.products(papersIn('en'), formatDate(orders_stop_on, 'en', 'date')))
  await admin.button(said.extend, notice).click()
  const form = admin.page.getByRole('form', { name: said.extend })
  for (const key of ['orders_stop_on', 'products_stop_on']) {
    await form.getByRole('button', { name: admin.label(key, paperRestrictionLabels) }).click()
    // the last day of the next month is later than any of grace
    await admin.page.getByRole('dialog').last().locator('button[data-direction=next]').click()
    await admin.page.getByRole('dialog').last().getByRole('table').getByRole('button', { disabled: false }).last().click()
  }
  await form.getByRole('textbox', { name: admin.label('reason', paperRestrictionLabels) }).fill('الوزارة تأخرت في التجديد')
  await admin.button(said.extend, form).click()
  await toasted(admin, said.extended)
  const extended = await profile()
  expect(extended.paper_restriction).toBeNull()
  await expect(notice).toContainText(formatDate(extended.products_stop_on, 'en', 'date'))
  await merchant.go('/store/orders')
  await expect(banner).toContainText(formatDate(extended.products_stop_on, 'ar', 'date'))

  await admin.button(said.lift, notice).click()
  const lifting = admin.page.getByRole('dialog', { name: said.lift })
  await lifting.getByRole('textbox', { name: said.reason }).fill('وصلت النسخة بالبريد')
  await admin.button(said.lift, lifting).click()
  await toasted(admin, said.lifted)
  await expect(notice).toHaveCount(0)
  await admin.page.close()
  await merchant.go('/store/orders')
  await expect(banner).toHaveCount(0)
})

test('an owner without open matters closes the store permanently, and every page says so', async ({ page }) => {
  const idle = stores.find(({ state }) => state === 'rejected')
  const who = await at(page, 'ar')
  const { closing: t } = who.say('portal/profile')
  await signInMerchant(who, idle?.email ?? '', demoAccounts.password)
  const english = await at(page, 'en')
  await english.go('/store/profile/settings')
  await expect(page.getByText(english.say('portal/profile').closing.ready)).toBeVisible()
  await who.go('/store/profile/settings')
  const panel = page.locator('section', { has: page.getByRole('heading', { name: t.title }) })
  await expect(panel.getByText(t.ready)).toBeVisible()
  await who.button(t.action, panel).click()
  const question = page.getByRole('dialog', { name: t.title })
  await expect(question.getByText(t.body)).toBeVisible()
  // not without saying why
  await who.button(t.action, question).click()
  await expect(question).toBeVisible()
  await question.getByRole('textbox', { name: t.reason }).fill('توقف النشاط')
  await who.button(t.action, question).click()
  await toasted(who, t.done)
  await expect(panel).toHaveCount(0)
  const { banners } = who.say('portal/layout')
  await who.go('/store')
  await expect(page.getByRole('paragraph').filter({ hasText: banners.closed })).toContainText('توقف النشاط')
  // not that approval is waited for
  await page.getByRole('switch').first().click({ force: true })
  await toasted(who, who.say('portal/layout').open.closedForGood)
  // nothing is asked of its merchant any more
  await expect(page.getByText(who.say('portal/home').start.title)).toHaveCount(0)
  await expect(page.getByText(banners.complete)).toHaveCount(0)
})
