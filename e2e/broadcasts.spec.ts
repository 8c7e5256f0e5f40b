import { broadcastLabels } from '@rahba/contract/broadcasts/broadcast-labels'
import { broadcastAudiences } from '@rahba/contract/broadcasts/broadcast-states'
import { locales } from '@rahba/contract/kernel/locale'
import { choiceChannels, noticeGroups } from '@rahba/contract/notifications/choices'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, getOrigin, toasted } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// The platform writes to the stores of one city: they have it, others have not, and its figure moves when it is read.

for (const locale of locales) {
  test(`an administrator writes to the stores of a city in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000)
    const who = await at(page, locale)
    const t = who.say('admin/broadcasts')
    const label = (key: string) => who.label(key, broadcastLabels)
    const dialog = page.getByRole('dialog')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    const { city } = await (await page.request.get('/api/store/profile')).json()
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    const title = { ar: `تنبيه ${Date.now()}`, en: `Notice ${Date.now()}` }

    const write = async (name: string) => {
      await who.go('/dashboard/notification-stores/create')
      await page.getByRole('textbox', { name: who.side('title', 'ar', broadcastLabels) }).fill(title.ar)
      await page.getByRole('textbox', { name: who.side('title', 'en', broadcastLabels) }).fill(title.en)
      await page.getByRole('textbox', { name: who.side('body', 'ar', broadcastLabels) }).fill('يتأخر استلام الشحنات يوم الخميس.')
      await page.getByRole('textbox', { name: who.side('body', 'en', broadcastLabels) }).fill('Pick-ups come late on Thursday.')
      await who.choose(label('audience'), broadcastAudiences.city[locale])
      await expect(page.getByText(t.chooseFirst)).toBeVisible()
      await page
        .getByRole('combobox', { name: label('cities') })
        .or(page.getByRole('textbox', { name: label('cities') }))
        .first()
        .fill(name)
      await page.getByRole('option', { name, exact: true }).first().click()
      await page.keyboard.press('Escape')
    }

    await write(city.title[locale])
    const counted = await (await page.request.get(`/api/admin/notification-stores/reach?audience=city&cities=${city.id}`)).json()
    expect(counted.stores).toBeGreaterThan(0)
    await expect(page.getByText(t.reach(counted.stores))).toBeVisible()
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(dialog.getByText(t.sendBody(counted.stores))).toBeVisible()
    await who.button(t.send, dialog).click()
    await toasted(who, t.sent)
    await expect(page).toHaveURL(/notification-stores\/[0-9a-f-]{36}$/)
    const id = page.url().split('/').at(-1) ?? ''
    await expect(page.getByRole('group', { name: label('reached') })).toContainText(String(counted.stores))
    await expect(page.getByRole('group', { name: label('read') })).toContainText('0')

    // the merchant of that city has it, and reads it
    await who.go('/store/notifications')
    const line = page.getByRole('button', { name: new RegExp(title[locale]) })
    await line.click()
    await expect(line.getByRole('img')).toHaveCount(0)
    await expect.poll(async () => (await (await page.request.get(`/api/admin/notification-stores/${id}`)).json()).read).toBe(1)

    // those of another city have not
    const recipients = await (await page.request.get(`/api/admin/notification-stores/${id}/recipients?per_page=100`)).json()
    const stores = (await (await page.request.get('/api/admin/stores?per_page=100')).json()).data
    const elsewhere = stores.filter((store: { city: { id: string } | null }) => store.city?.id !== city.id)
    const reached = new Set(recipients.data.map((one: { store_id: string }) => one.store_id))
    expect(elsewhere.length).toBeGreaterThan(0)
    expect(elsewhere.filter((store: { id: string }) => reached.has(store.id))).toEqual([])
    await who.go(`/dashboard/notification-stores/${id}`)
    await expect(page.getByRole('group', { name: label('read') })).toContainText('1')
  })

  test(`a scheduled notification is cancelled, and the bell leads to one’s own, in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('admin/broadcasts')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    const inADay = new Date(Date.now() + 86_400_000).toISOString()
    const words = { title: { ar: 'صيانة', en: 'Maintenance' }, body: { ar: 'تتوقف البوابة ساعة.', en: 'The portal is away for an hour.' } }
    const made = await page.request.post('/api/admin/notification-stores', {
      data: { ...words, audience: 'all', channels: ['in_app'], timing: 'scheduled', scheduled_at: inADay },
      headers: { 'idempotency-key': `maintenance-${Date.now()}`, origin: await getOrigin(page) },
    })
    const { id } = await made.json()
    await who.go(`/dashboard/notification-stores/${id}`)
    const cancel = t.cancelTitle.replace(/[؟?]$/, '')
    await who.button(cancel).click()
    await who.button(cancel, page.getByRole('dialog')).click()
    await toasted(who, t.cancelled)
    // the history under it follows a step of the page's own
    await expect(page.getByText(who.say('admin/history').actionName('broadcasts.cancel')).first()).toBeVisible()

    const bell = who.say('notifications')
    await page.getByRole('button', { name: new RegExp(`^${bell.title}:`) }).click()
    await page.getByRole('dialog', { name: bell.title }).getByRole('link', { name: bell.all }).click()
    await expect(page).toHaveURL(/notification-stores\/recieved/)
    await expect(page.getByRole('heading', { name: bell.title })).toBeVisible()
  })
}

for (const locale of locales) {
  test(`a merchant chooses emails and pushes, and the open portal shows a push, in ${locale}`, detail, async ({ page, context }) => {
    const who = await at(page, locale)
    const t = who.say('push')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/profile/settings')
    const choice = page.getByRole('switch', { name: `${noticeGroups.money[locale]}: ${choiceChannels.email[locale]}` })
    await expect(choice).toBeChecked()
    await choice.click({ force: true })
    await toasted(who, t.saved)
    await who.go('/store/profile/settings')
    await expect(choice).not.toBeChecked()
    await choice.click({ force: true })
    await expect(choice).toBeChecked()

    // a push as the browser's own service hands it over: no push service is asked, and this browser shows no notifications
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/push-worker.js')
      await navigator.serviceWorker.ready
    })
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId)),
    )
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registered
    const said = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true })),
    )
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/store/notifications/count'))
    const push = { id: 'n1', title: 'طلب جديد', body: 'وصلك الطلب رقم 7.', path: `/${locale}/store/orders`, locale }
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: await getOrigin(page),
      registrationId,
      data: JSON.stringify(push),
    })
    expect(await said).toEqual({ kind: 'notice', id: 'n1' })
    await counted
    await expect(page.locator('html[data-rang]')).toBeAttached()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
  })
}
