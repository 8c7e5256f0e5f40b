import type { Locator, Page, Route } from '@playwright/test'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { at, ready } from './helpers/at.ts'
import { picture } from './helpers/papers.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInMerchant } from './helpers/sign-in.ts'

// A shopper in the app's web view and a merchant in the portal talk with each other, and an order rings: all of it without a page being loaded again.

const words = {
  ar: {
    ask: 'هل يتوفر بن مطحون؟',
    pictures: 'هذان هما الكيسان',
    answer: 'نعم، اختر درجة الطحن عند الطلب.',
    lost: 'شكرًا، سأطلب الآن',
    search: 'درجه الطحن',
  },
  en: {
    ask: 'Do you sell it ground?',
    pictures: 'These are the two bags',
    answer: 'Yes, choose the grind when you order.',
    lost: 'Thanks, ordering now',
    search: 'the grind',
  },
} as const
/** The words of a try: a second one finds those of the first in the conversation. */
function getWords(locale: Locale, again: number) {
  const { ask, pictures, answer, lost, search } = words[locale]
  const mark = again > 0 ? ` (${again})` : ''
  return { ask: ask + mark, pictures: pictures + mark, answer: answer + mark, lost: lost + mark, search }
}
const phones = { ar: '+966557100931', en: '+966557100932' } as const

/** Settles once a socket of the page has joined every channel it asked for: what happens before is not heard on it. */
const hasJoined = (page: Page) =>
  new Promise<void>((done) => {
    page.on('websocket', (socket) => {
      let pending = 0
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"subscribe"')) pending++
      })
      socket.on('framereceived', ({ payload }) => {
        // an answer to what was asked, in the words of Socket.IO
        if (String(payload).startsWith('43') && --pending === 0) done()
      })
    })
  })

for (const locale of locales) {
  test(`a shopper and a merchant talk live, and a new order rings, in ${locale}`, async ({ page, browser, heard }) => {
    test.setTimeout(180_000)
    const say = getWords(locale, test.info().retry)
    const merchant = await at(page, locale)
    const t = merchant.say('chat')
    await signInMerchant(merchant, demoAccounts.merchant, demoAccounts.password)
    const store: { id: string } = await (await page.request.get('/api/store/profile')).json()

    const context = await browser.newContext()
    const shopper = new Shopper(context.request, locale)
    await shopper.signIn(phones[locale])
    const { id } = await shopper.post('/user/chat', { store_id: store.id })
    const app = await context.newPage()
    listen(app, heard)
    await app.goto(`/${locale}/chat-view/${id}`)
    await ready(app)
    const box = app.getByRole('textbox', { name: t.write })
    // A message appears in the region, and again where it is read aloud.
    const said = (within: Page | Locator) => within.getByRole('region', { name: t.title, exact: true })

    // the merchant looks at something else; the menu's mark comes by itself
    const listening = hasJoined(page)
    await merchant.go('/store/orders')
    await listening
    const link = page.getByRole('link', { name: merchant.say('portal/layout').menu.messages })
    await box.fill(say.ask)
    await box.press('Enter')
    await expect(said(app).getByText(say.ask)).toBeVisible()
    await expect(link.getByRole('img', { name: merchant.say('portal/layout').menu.unreadMessages })).toBeVisible({ timeout: 10_000 })

    await link.click()
    await page.getByRole('navigation', { name: t.friends.list }).getByText(say.ask).click()
    const thread = page.getByRole('region', { name: new RegExp(t.thread('').trim()) })
    await expect(said(thread).getByText(say.ask)).toBeVisible()
    // The shopper sees that the merchant has read the message.
    await expect(app.getByRole('img', { name: t.read, exact: true }).last()).toBeVisible()

    const answer = thread.getByRole('textbox', { name: t.write })
    // a key before the page listens is heard by nobody, the next one is
    await expect(async () => {
      await answer.pressSequentially('.')
      await expect(app.getByText(/…$/).first()).toBeVisible({ timeout: 2500 })
    }).toPass()
    await answer.fill(say.answer)
    await merchant.button(t.send, thread).click()
    await expect(said(app).getByText(say.answer)).toBeVisible({ timeout: 5000 })

    // a picture, checked and kept privately
    await app.locator('input[type=file]').setInputFiles(await picture('beans.png', '#6b4226'))
    await expect(app.getByText(/beans/)).toBeVisible()
    // forgotten by the browser, which would not give the same file a second time
    await expect(app.locator('input[type=file]')).toHaveValue('')
    await app.getByRole('button', { name: t.send }).click()
    const shown = thread.getByRole('img', { name: /beans/ })
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    // several at once, each a message of its own; a search in between takes none of them away, nor what was typed
    const files = app.getByRole('list', { name: t.files }).getByRole('listitem')
    await app.locator('input[type=file]').setInputFiles([await picture('roast.png', '#3b2314'), await picture('cup.png', '#d8c3a5')])
    await expect(files).toHaveText([/roast/, /cup/])
    await expect(files.getByRole('progressbar')).toHaveCount(0)
    await box.fill(say.pictures)
    await app.getByRole('button', { name: t.search }).click()
    await app.keyboard.press('Escape')
    await expect(box).toHaveValue(say.pictures)
    await app.getByRole('button', { name: t.send, exact: true }).click()
    for (const name of [/roast/, /cup/]) await expect(thread.getByRole('img', { name })).toBeVisible()
    await expect(said(thread).getByText(say.pictures)).toHaveCount(1)

    // an upload that is cut is offered again
    await app.route('**/api/user/files', (route) => route.abort('connectionfailed'), { times: 1 })
    await app.locator('input[type=file]').setInputFiles(await picture('bag.png', '#888888'))
    await files.getByRole('button', { name: t.retry }).click()
    await expect(files.getByRole('button', { name: t.retry })).toHaveCount(0)
    await expect(files.getByRole('progressbar')).toHaveCount(0)
    await files.getByRole('button', { name: t.removeFile('bag.png') }).click()
    await expect(files).toHaveCount(0)

    // what is on screen stays while the server does not answer, however often it is asked
    let unanswered = 0
    const silence = (route: Route) => {
      unanswered++
      return route.abort('connectionfailed')
    }
    await app.route(`**/api/user/chat/${id}`, silence, { times: 3 })
    const block = (blocked: boolean) =>
      page.request.post(`/api/store/chat/${id}/block`, { data: { blocked }, headers: { origin: new URL(page.url()).origin } })
    expect((await block(true)).status()).toBe(200)
    await expect.poll(() => unanswered, { timeout: 10_000 }).toBe(3)
    await expect(box).toBeVisible()
    expect((await block(false)).status()).toBe(200)

    // without a connection nothing typed is lost, and it is sent when it is back
    await context.setOffline(true)
    await box.fill(say.lost)
    await app.getByRole('button', { name: t.send }).click()
    await expect(app.getByRole('button', { name: t.retry })).toBeVisible()
    await context.setOffline(false)
    await expect(said(thread).getByText(say.lost)).toHaveCount(1)
    await expect(said(app).getByText(say.lost)).toHaveCount(1)
    // that the browser said so while it was cut off is expected
    heard.splice(0, heard.length, ...heard.filter((line) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)|WebSocket/.test(line)))

    // a page that loses its connection before it was ever touched stays as it is: it was loaded again, into nothing
    const untouched = await context.newPage()
    await untouched.goto(`/${locale}/chat-view/${id}`)
    const field = untouched.getByRole('textbox', { name: t.write })
    await expect(field).toBeVisible()
    // the server draws the conversation, so it is seen before its program is there
    await ready(untouched)
    await untouched.route('**/*', (route) => route.abort('connectionfailed'))
    const left = untouched.waitForEvent('framenavigated', { timeout: 1500 })
    await untouched.keyboard.press('Tab')
    await expect(left).rejects.toThrow()
    await expect(field).toBeVisible()
    await untouched.close()

    await merchant.button(t.search, thread).click()
    await thread.getByRole('searchbox', { name: t.search }).fill(say.search)
    await thread.getByRole('button', { name: say.answer }).click()
    await expect(thread.getByRole('searchbox')).toHaveCount(0)
    await expect(said(thread).getByText(say.answer)).toBeVisible()

    // A new order plays a sound while the list of orders is open, and appears in it.
    const joined = hasJoined(page)
    await merchant.go('/store/orders')
    await joined
    await shopper.addAddress('ريم', phones[locale], locale === 'ar' ? 'الرياض' : 'Riyadh')
    const { card, quantity } = await shopper.enoughOf('sadeem-roastery')
    const order = await shopper.order(card, quantity, 'cod')
    const since = Date.now()
    await expect(page.locator('html[data-rang]')).toBeAttached({ timeout: 5000 })
    expect(Date.now() - since).toBeLessThan(2000)
    await expect(page.getByRole('link', { name: String(order.number) }).first()).toBeVisible()
    await context.close()
  })
}
