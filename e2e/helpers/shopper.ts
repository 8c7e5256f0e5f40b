import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Locale } from '@rahba/contract/kernel/locale'
import { codeFor } from './outbox.ts'
import { picture } from './papers.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads the fields it expects, and fails where they are missing
type Answer = any

/** A shopper's app: it speaks to the API alone, in the shopper's language. */
export class Shopper {
  private token = ''
  private address = ''
  private readonly request: APIRequestContext
  private readonly locale: Locale
  private readonly origin: string | undefined
  /** @param origin the server's address, for the calls of a browser in which the shopper signed in with a page */
  constructor(request: APIRequestContext, locale: Locale, origin?: string) {
    this.request = request
    this.locale = locale
    this.origin = origin
  }

  private async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    data?: unknown,
    expected: readonly number[] = [200, 201],
  ): Promise<Answer> {
    const answer = await this.request.fetch(`/api${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
      headers: {
        'accept-language': this.locale,
        'idempotency-key': randomUUID(),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.origin ? { origin: this.origin } : {}),
      },
    })
    const text = await answer.text()
    expect(expected, `${method} ${path} → ${answer.status()} ${text}`).toContain(answer.status())
    return JSON.parse(text)
  }

  get(path: string) {
    return this.call('GET', path)
  }

  post(path: string, data: unknown) {
    return this.call('POST', path, data)
  }

  put(path: string, data: unknown) {
    return this.call('PUT', path, data)
  }

  /** By the code in an SMS; the first time makes the account. */
  async signIn(phone: string): Promise<void> {
    await this.call('POST', '/user/auth/code', { phone })
    const code = await codeFor('sms', phone)
    this.token = (await this.call('POST', '/user/auth/verify', { phone, code })).token
  }

  async addAddress(name: string, phone: string, city: string): Promise<void> {
    const regions: Answer = await this.get('/location/cities')
    const found = regions.flatMap((region: Answer) => region.cities).find((row: Answer) => row.name === city)
    // a carrier takes no parcel without the short address
    const where = { city_id: found?.id, district: 'العليا', street: 'شارع التحلية', short_address: 'RRRD2929' }
    const body = { label: 'البيت', name, phone, ...where }
    this.address = (await this.call('POST', '/user/addresses', body)).id
  }

  /** Searches the market and reads the product cards of the result. */
  async search(words: string): Promise<Answer[]> {
    return (await this.get(`/market/products?q=${encodeURIComponent(words)}`)).data
  }

  /**
   * A product of the store, and how many of it any city's delivery asks for, whatever a code takes off, and `spare` more. One branch still has as many for
   * `orders` orders: goods sell out as tests go on.
   */
  async enoughOf(store: string, spare = 0, orders = 1): Promise<{ card: Answer; quantity: number }> {
    const { data } = await this.get(`/market/products?store=${store}&per_page=100`)
    for (const card of data) {
      if (!card.orderable || card.final_price < 4500) continue
      const quantity = Math.ceil(10_000 / card.final_price) + spare
      const quote = await this.call('POST', '/user/orders/quote', await this.cart(card, quantity * orders, 'cod', null), [200, 422])
      if ('total' in quote) return { card, quantity }
    }
    throw new Error(`${store} has nothing left to sell`)
  }

  /** A cart of one product, with the first choice of every field and the first variant that is left. */
  private async cart(
    card: Answer,
    quantity: number,
    payment_method: 'cod' | 'bank_transfer' | 'card',
    coupon_code: string | null,
    fulfilment: 'store_delivery' | 'shipping_company' | 'pickup' = 'store_delivery',
  ): Promise<Answer> {
    const product = await this.get(`/market/products/${card.id}`)
    const store = await this.get(`/market/stores/${card.store_slug}`)
    const typed: Answer = { text: 'مبارك', number: '1', date: '2027-01-01', file: 'https://example.com/card.png' }
    const options = product.additional_fields
      .filter((field: Answer) => field.options.length > 0 || field.is_required)
      .map((field: Answer) => ({
        field_id: field.id,
        ...(field.options.length > 0 ? { option_id: field.options[0].id } : { text: typed[field.kind] }),
      }))
    return {
      store_id: store.id,
      lines: [
        { product_id: product.id, variant_id: product.variants.find(({ left }: Answer) => left !== 0)?.id ?? null, quantity, options },
      ],
      fulfilment,
      address_id: fulfilment === 'pickup' ? null : this.address,
      payment_method,
      coupon_code,
    }
  }

  /** Asks for the price and orders at it: `quantity` with the first choice of every field, and a discount code where one is given. */
  async order(
    card: Answer,
    quantity: number,
    payment_method: 'cod' | 'bank_transfer' | 'card',
    coupon_code: string | null = null,
    fulfilment: 'store_delivery' | 'shipping_company' | 'pickup' = 'store_delivery',
  ): Promise<Answer> {
    const cart = await this.cart(card, quantity, payment_method, coupon_code, fulfilment)
    const quote = await this.call('POST', '/user/orders/quote', cart)
    return this.call('POST', '/user/orders', { ...cart, expected_total: quote.total })
  }

  /** Orders from several stores at once, to be paid by one card. */
  async checkout(requested: readonly { card: Answer; quantity: number }[]): Promise<Answer> {
    const carts = []
    for (const { card, quantity } of requested) {
      const { payment_method: _method, ...cart } = await this.cart(card, quantity, 'card', null)
      carts.push(cart)
    }
    const quote = await this.call('POST', '/user/checkouts/quote', { carts, payment_method: 'card' })
    expect(quote.card_offered).toBe(true)
    const priced = carts.map((cart, index) => ({ ...cart, expected_total: quote.carts[index].total }))
    return this.call('POST', '/user/checkouts', { carts: priced, payment_method: 'card' })
  }

  /** The gateway's one page for a checkout. */
  async checkoutPage(id: string): Promise<Answer> {
    return this.call('POST', `/user/checkouts/${id}/card`)
  }

  /** Why a code does not apply to such an order. */
  async refusedCode(card: Answer, quantity: number, coupon_code: string): Promise<string> {
    const answer = await this.call('POST', '/user/orders/quote', await this.cart(card, quantity, 'cod', coupon_code), [422])
    return answer.fields.coupon_code
  }

  /** The gateway's page for an order that awaits a card. */
  async cardPage(order_id: string): Promise<string> {
    return (await this.call('POST', `/user/orders/${order_id}/card`)).url
  }

  /** Sends the slip of a transfer for an order. */
  async payByTransfer(order_id: string, sender_name: string): Promise<void> {
    const [account] = await this.get('/user/bank-accounts')
    const file = await picture('slip.png', '#dddddd')
    const upload = await this.request.post('/api/user/files', {
      headers: { authorization: `Bearer ${this.token}` },
      multipart: { purpose: 'slip', file },
    })
    expect(upload.ok(), await upload.text()).toBe(true)
    await this.call('POST', `/user/orders/${order_id}/transfer`, {
      bank_account_id: account.id,
      sender_name,
      slip: (await upload.json()).id,
    })
  }
}
