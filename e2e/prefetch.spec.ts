import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// A page is fetched while the pointer or the focus rests on a link to it: its code and its data together. The click then waits for nothing.

/** Records the paths of all further network requests, without those that the browser cache answers. */
async function watchNetwork(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const paths = new Map<string, string>()
  const done = new Set<string>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url)
    // Pictures come when they are seen, and counts, the orders and the socket's channels when something happens elsewhere in the market.
    if (
      /\.(data|js)$|^\/api\/(?!\w+\/files\/|broadcasting\/|\w+\/notifications\/count$|\w+\/chat\/unread$|store\/orders(\/counts)?$)/.test(
        pathname,
      )
    )
      paths.set(requestId, pathname)
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) paths.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId }) => done.add(requestId))
  return {
    sent: () => [...paths.values()],
    pending: () => [...paths].filter(([id]) => !done.has(id)).map(([, path]) => path),
    forget: () => paths.clear(),
  }
}

/** A page that was shown and asks for nothing for this long asks for nothing more, in milliseconds. */
const quiet = 500

/** Waits until a page has nothing left to do and has loaded nothing for a while. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        let timer: ReturnType<typeof setTimeout>
        const wait = () => {
          clearTimeout(timer)
          // idle, so that a page of a busy machine has drawn what it fetched
          timer = setTimeout(() => requestIdleCallback(() => done()), ms)
        }
        new PerformanceObserver(wait).observe({ type: 'resource' })
        wait()
      }),
    quiet,
  )
}

/** Rests on what leads to a page until that is there, and opens it. Returns what was requested before the press, and after it: nothing, if all was there. */
async function openRested(page: Page, network: Awaited<ReturnType<typeof watchNetwork>>, target: Locator) {
  // a live event in between puts what was fetched out of use (web/src/api/prefetched.ts)
  const changedAt = () => page.evaluate(() => /changed_at=([^;]+)/.exec(document.cookie)?.[1])
  const before = await changedAt()
  network.forget()
  await target.hover()
  await expect.poll(network.sent).toContainEqual(expect.stringMatching(/\.data$/))
  await expect.poll(network.pending).toEqual([])
  const ahead = network.sent()
  // the data is no call of the page's own: it comes with the loaders
  expect(ahead.filter((path) => path.startsWith('/api/'))).toEqual([])
  network.forget()
  await target.click()
  await settle(page)
  const outOfUse = (await changedAt()) !== before
  const late = network.sent().filter((path) => ahead.includes(path) || !path.endsWith('.js'))
  // The event makes the page ask for its lists again too.
  return { ahead, late: outOfUse ? late.filter((path) => path.endsWith('.js')) : late }
}

test('a menu line fetches code and data while the pointer rests on it, and the click requests nothing', detail, async ({ page }) => {
  const who = await at(page, 'en')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/orders')
  await settle(page)
  const network = await watchNetwork(page)
  const line = page
    .getByRole('navigation')
    .getByRole('link', { name: who.say('portal/layout').menu.products, exact: true })
    .first()
  const { ahead, late } = await openRested(page, network, line)
  expect(ahead).toContain('/en/store/products.data')
  expect(ahead.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: who.say('portal/products').title })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // texts and toasts are scripts of their own, which come once in a visit
  expect(late).toEqual([])
})

test('a row fetches its record while the pointer rests on it, and data from before a change is not used', async ({ page }) => {
  const who = await at(page, 'en')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/orders')
  await settle(page)
  const network = await watchNetwork(page)
  // by its address, since a new order would come before it
  const address = (await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')) ?? ''
  const path = `${address}.data`
  const row = page.getByRole('row').locator(`a[href="${address}"]`).first()
  // a panel of the record may ask for its own data
  expect((await openRested(page, network, row)).late).not.toContain(path)
  await expect(page).toHaveURL(/\/store\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goBack()
  await expect(row).toBeVisible()
  network.forget()
  // any write of the page sets it (web/src/api/prefetched.ts)
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page does
    document.cookie = 'changed_at=now; Path=/; Max-Age=10'
  })
  await row.click()
  await expect.poll(network.sent).toContain(path)
})

test('a link fetches its page when the keyboard reaches it', detail, async ({ page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/orders')
  const network = await watchNetwork(page)
  const line = page
    .getByRole('navigation')
    .getByRole('link', { name: who.say('portal/layout').menu.statistics, exact: true })
    .first()
  await page.keyboard.press('Tab')
  await line.focus()
  await expect.poll(network.sent).toContain('/ar/store/statistics.data')
})

// Scripts and data are asked for alike in both languages, so each walk is done in one.
test("the tabs of a store's statement, and its collections, are loaded before they are opened", detail, async ({ page }) => {
  const who = await at(page, 'en')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/wallet')
  await settle(page)
  const network = await watchNetwork(page)
  const tabs = page.getByRole('tablist', { name: who.say('portal/statement').title }).getByRole('tab')
  await expect(tabs).toHaveCount(4)
  for (const n of [1, 2, 3, 0]) {
    expect((await openRested(page, network, tabs.nth(n))).late, `tab ${n}`).toEqual([])
    await expect(tabs.nth(n)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  }
  await tabs.nth(2).click()
  await expect(page).toHaveURL(/tab=dues$/)
  // The requests of the pointer on the tab are not those of the row.
  await settle(page)
  const due = page.getByRole('row').nth(1)
  expect((await openRested(page, network, due.getByRole('link').first())).late).toEqual([])
  await expect(page).toHaveURL(/tab=dues&due=/)

  const { shelves } = who.say('portal/products')
  await who.go('/store/products')
  await settle(page)
  expect((await openRested(page, network, page.getByRole('link', { name: shelves, exact: true }))).late).toEqual([])
  await expect(page).toHaveURL(/\/store\/categories$/)
})

test('balances, payouts and the tabs of a store and a shopper are loaded before they are opened', detail, async ({ page }) => {
  test.slow()
  const who = await at(page, 'ar')
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  await who.go('/dashboard/wallets')
  await settle(page)
  const network = await watchNetwork(page)
  const tab = (n: number) => page.getByRole('tab').nth(n)
  expect((await openRested(page, network, tab(1))).late, 'balances of shoppers').toEqual([])
  expect((await openRested(page, network, tab(0))).late, 'balances of stores').toEqual([])
  expect((await openRested(page, network, page.getByRole('row').nth(1).getByRole('link').first())).late, 'one balance').toEqual([])
  await expect(page).toHaveURL(/\/dashboard\/wallets\/[0-9a-f-]{36}$/)

  await who.go('/dashboard/payments')
  await settle(page)
  expect((await openRested(page, network, tab(1))).late, 'files for the bank').toEqual([])

  for (const list of ['stores', 'users']) {
    await who.go(`/dashboard/${list}`)
    await settle(page)
    expect((await openRested(page, network, page.getByRole('row').nth(1).getByRole('link').first())).late, list).toEqual([])
    await expect(page).toHaveURL(/[0-9a-f-]{36}$/)
    await expect(page.getByRole('tab').first()).toBeVisible()
    const count = await page.getByRole('tab').count()
    for (let n = 1; n < count; n++) expect((await openRested(page, network, tab(n))).late, `${list}, tab ${n}`).toEqual([])
  }
})
