import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { chooseLanguage, payPage } from './moyasar-page.ts'

interface Charge {
  id: string
  status: string
  amount: number
  currency: string
  fee: number
  refunded: number
  captured: number
  invoice_id: string
  source: { type: string; company: string; name: string; number: string; message: string }
}
interface Invoice {
  id: string
  status: string
  amount: number
  currency: string
  description: string
  url: string
  success_url: string
  expired_at: string | null
  metadata: Record<string, string>
  payments: Charge[]
}
/** `lost`: done, but the answer never arrives. */
type Fault = 'hang' | 'broken' | 'malformed' | 'unauthorised' | 'redirect' | 'lost' | 'refuse'

export const standInKey = 'sk_test_StandIn'

const answer = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const refuse = (response: ServerResponse, status: number, message: string) =>
  answer(response, status, { type: 'invalid_request_error', message, errors: null })

/** A server that speaks Moyasar's protocol as far as we use it, with a page to pay at: for tests, and for trying cards out without an account. */
export class MoyasarStandIn {
  readonly invoices = new Map<string, Invoice>()
  readonly requests: { method: string; path: string; body: string; authorization: string | undefined }[] = []
  url = ''
  /** Past settlement nothing can be voided. */
  settled = false
  /** Where webhooks go, when a page is paid at by hand. */
  webhook: { url: string; secret: string } | null = null
  /** The file that keeps the invoices over a restart, where there is one. */
  readonly #file: string | null
  readonly #key: string
  #server: Server | undefined
  readonly #faults: { match: RegExp; fault: Fault }[] = []

  constructor({ key = standInKey, file = null }: { key?: string; file?: string | null } = {}) {
    this.#key = key
    this.#file = file
    if (file && existsSync(file))
      for (const invoice of JSON.parse(readFileSync(file, 'utf8')) as Invoice[]) this.invoices.set(invoice.id, invoice) // the stand-in wrote the file itself
  }

  #keep(): void {
    if (this.#file) writeFileSync(this.#file, JSON.stringify([...this.invoices.values()]))
  }

  async listen(port = 0): Promise<this> {
    const server = createServer((request, response) => {
      void this.#serve(request, response).catch(() => response.destroy())
    })
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
    const address = server.address()
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
    this.#server = server
    return this
  }

  close(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  /** The next call whose `METHOD path` matches goes wrong so. */
  fail(match: RegExp, fault: Fault): void {
    this.#faults.push({ match, fault })
  }

  /** A card pays the page, as the gateway's own page would. */
  pay(invoice_id: string, changes: Partial<Charge> = {}): Charge {
    const invoice = this.#invoice(invoice_id)
    if (invoice.status !== 'initiated') throw new Error(`the page is ${invoice.status}`)
    const charge = this.#charge(invoice, { status: 'paid', ...changes })
    invoice.status = 'paid'
    return charge
  }

  /** A card that its bank refuses; the page may be tried again. */
  decline(invoice_id: string): void {
    const charge = this.#charge(this.#invoice(invoice_id), { status: 'failed', fee: 0, captured: 0 })
    charge.source.message = 'INSUFFICIENT FUNDS'
  }

  /** Builds the webhook for the last charge of an invoice. */
  event(invoice_id: string, secret: string, changes: Record<string, unknown> = {}): string {
    const data = this.#invoice(invoice_id).payments.at(-1)
    const event = {
      id: randomUUID(),
      type: `payment_${data?.status}`,
      created_at: new Date().toISOString(),
      secret_token: secret,
      live: false,
    }
    return JSON.stringify({ ...event, data, ...changes })
  }

  #invoice(id: string): Invoice {
    const invoice = this.invoices.get(id)
    if (!invoice) throw new Error(`no invoice ${id}`)
    return invoice
  }

  #charge(invoice: Invoice, changes: Partial<Charge>): Charge {
    const { amount, currency, id: invoice_id } = invoice
    const source = { type: 'creditcard', company: 'mada', name: 'Reem', number: '4464-04XX-XXXX-2250', message: 'APPROVED' }
    const charge = {
      id: randomUUID(),
      status: 'paid',
      amount,
      currency,
      fee: 175,
      refunded: 0,
      captured: amount,
      invoice_id,
      source,
      ...changes,
    }
    invoice.payments.push(charge)
    return charge
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = request
    const body = await readAll(request)
    const { authorization } = request.headers
    if (path.startsWith('/pay/')) return this.#page(request, path.slice('/pay/'.length), response)
    this.requests.push({ method, path, body, authorization })
    const at = this.#faults.findIndex(({ match }) => match.test(`${method} ${path}`))
    const fault = at >= 0 ? this.#faults.splice(at, 1)[0]?.fault : undefined
    if (fault === 'hang') return
    if (fault === 'broken') return void answer(response, 502, { message: 'Bad gateway' })
    if (fault === 'malformed') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": "')
    if (fault === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    if (fault === 'refuse') return void refuse(response, 400, 'Insufficient balance')
    if (fault === 'unauthorised' || authorization !== `Basic ${Buffer.from(`${this.#key}:`).toString('base64')}`)
      return void refuse(response, 401, 'Invalid authorization credentials')
    this.#do(method, path, body, response, fault === 'lost')
    this.#keep()
  }

  #do(method: string, path: string, body: string, response: ServerResponse, lost: boolean): void {
    const send = (status: number, content: unknown) => (lost ? response.destroy() : answer(response, status, content))
    const [, , kind, id = '', verb] = path.split('/')
    const given = (body ? JSON.parse(body) : {}) as Record<string, never> // the adapter's own request
    if (kind === 'invoices' && method === 'POST') return void send(201, this.#make(given))
    const invoice = [...this.invoices.values()].find((one) => one.id === id || one.payments.some((charge) => charge.id === id))
    const charge = invoice?.payments.find((one) => one.id === id)
    if (!invoice) return void refuse(response, 404, 'Object not found')
    if (invoice.status === 'initiated' && invoice.expired_at && Date.parse(invoice.expired_at) <= Date.now()) invoice.status = 'expired'
    if (kind === 'invoices' && verb === 'cancel') {
      if (invoice.status !== 'initiated') return void refuse(response, 400, `Invoice is ${invoice.status}`)
      invoice.status = 'canceled'
    }
    if (kind === 'invoices') return void send(200, invoice)
    if (!charge) return void refuse(response, 404, 'Object not found')
    if (verb === 'refund') {
      const amount = Number(given.amount ?? charge.amount)
      if (charge.status === 'voided' || charge.refunded + amount > charge.amount)
        return void refuse(response, 400, 'Amount is more than can be refunded')
      charge.refunded += amount
      if (charge.refunded === charge.amount) charge.status = 'refunded'
    }
    if (verb === 'void') {
      if (this.settled || charge.status !== 'paid') return void refuse(response, 400, 'Payment can not be voided')
      charge.status = 'voided'
    }
    send(200, charge)
  }

  #make(given: {
    amount?: number
    currency?: string
    description?: string
    success_url?: string
    expired_at?: string
    metadata?: never
  }): Invoice {
    const id = randomUUID()
    const invoice: Invoice = {
      id,
      status: 'initiated',
      amount: given.amount ?? 0,
      currency: given.currency ?? 'SAR',
      description: given.description ?? '',
      url: `${this.url}/pay/${id}`,
      success_url: given.success_url ?? '',
      expired_at: given.expired_at ?? null,
      metadata: given.metadata ?? {},
      payments: [],
    }
    this.invoices.set(id, invoice)
    return invoice
  }

  async #page({ method, headers }: IncomingMessage, target: string, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(target, this.url)
    const [, id = '', verb] = pathname.split('/')
    const invoice = this.invoices.get(id)
    if (!invoice) return void refuse(response, 404, 'Object not found')
    if (method !== 'POST') {
      const page = payPage(invoice, chooseLanguage(searchParams, headers['accept-language']))
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    }
    if (invoice.status === 'initiated') {
      if (verb === 'pay') this.pay(id)
      if (verb === 'decline') this.decline(id)
      this.#keep()
    }
    if (this.webhook && invoice.payments.length > 0) {
      const { url, secret } = this.webhook
      const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: this.event(id, secret) }
      await fetch(url, call).catch(() => undefined)
    }
    response.writeHead(303, { location: invoice.success_url }).end()
  }
}
