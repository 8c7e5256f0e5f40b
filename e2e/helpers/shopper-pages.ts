import { randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test'
import { demoAccounts } from '../../server/src/demo-accounts.ts'
import { listen } from '../fixtures.ts'
import { type At, getOrigin } from './at.ts'
import { codeFor } from './outbox.ts'
import { Shopper } from './shopper.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads the fields it expects, and fails where they are missing
type Answer = any

interface PhoneArgs {
  browser: Browser
  baseURL: string | undefined
  extraHTTPHeaders: BrowserContextOptions['extraHTTPHeaders']
  heard: string[]
}

/** Opens a page on a phone, with or without scripts, that is listened to. */
export async function openOnPhone({ browser, baseURL, extraHTTPHeaders, heard }: PhoneArgs, javaScriptEnabled: boolean): Promise<Page> {
  const page = await browser.newPage({
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  })
  listen(page, heard)
  return page
}

/** Signs in on the shop's own page, with the code of the text message. */
async function signInShopper(who: At, phone: string): Promise<void> {
  const t = who.say('shopper').signIn
  await who.page.goto(`/${who.locale}/sign-in`)
  await who.page.getByLabel(who.label('phone')).fill(phone)
  await who.button(t.sendCode).click()
  await who.page.getByLabel(who.label('code')).fill(await codeFor('sms', phone))
  await who.button(t.confirm).click()
  await expect(who.page).toHaveURL(/\/market$/)
}

/** A shopper of a market of its own phone, signed in with the page, who calls the API from the same browser. */
export async function enterShop(who: At, phone: string): Promise<Shopper> {
  await signInShopper(who, phone)
  const shopper = new Shopper(who.page.request, who.locale, await getOrigin(who.page))
  await shopper.addAddress('ريم', phone, { ar: 'الرياض', en: 'Riyadh' }[who.locale])
  return shopper
}

/** An office that acts by calls alone: the demo merchant or the demo administrator. */
export class Office {
  private readonly request: APIRequestContext
  private readonly side: 'store' | 'admin'
  private readonly origin: string
  private constructor(request: APIRequestContext, side: 'store' | 'admin', origin: string) {
    this.request = request
    this.side = side
    this.origin = origin
  }

  static async open({ playwright }: Pick<PlaywrightWorkerArgs, 'playwright'>, who: At, side: 'store' | 'admin'): Promise<Office> {
    const origin = await getOrigin(who.page)
    const office = new Office(await playwright.request.newContext({ baseURL: origin }), side, origin)
    const identifier = { store: demoAccounts.merchant, admin: demoAccounts.admin }[side]
    await office.post('/auth/login', { identifier, password: demoAccounts.password })
    return office
  }

  async get(path: string): Promise<Answer> {
    return (await this.request.get(`/api/${this.side}${path}`)).json()
  }

  private async send(method: 'POST' | 'PUT', path: string, data: unknown): Promise<Answer> {
    const headers = { origin: this.origin, 'idempotency-key': randomUUID() }
    const answer = await this.request.fetch(`/api/${this.side}${path}`, { method, data, headers })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return answer.json()
  }

  post(path: string, data: unknown): Promise<Answer> {
    return this.send('POST', path, data)
  }

  put(path: string, data: unknown): Promise<Answer> {
    return this.send('PUT', path, data)
  }

  /** Takes steps of an order, one after the other. */
  async move(order_id: string, ...actions: string[]): Promise<void> {
    for (const action of actions) await this.post(`/orders/${order_id}/actions`, { action, note: null })
  }

  close(): Promise<void> {
    return this.request.dispose()
  }
}

/**
 * Signs in on the page that asks for it. Returns the code that was used.
 * @param former the code of an earlier sign-in, which the outbox still holds
 */
export async function signInByCode(who: At, phone: string, former?: string): Promise<string> {
  const { page, say } = who
  const t = say('shopper').signIn
  await page.getByLabel(who.label('phone')).fill(phone)
  await who.button(t.sendCode).click()
  const code = page.getByLabel(who.label('code'))
  await expect(code).toBeVisible()
  const sent = await codeFor('sms', phone, former)
  await code.fill(sent)
  await who.button(t.confirm).click()
  return sent
}
