import { cutText } from '@rahba/contract/kernel/cut-text'
import { parseJson } from '@rahba/contract/kernel/parse-json'
import { z } from 'zod'
import { callOut } from '../http/call-out.ts'
import { sameSecret } from '../same-secret.ts'
import { GatewayRefused, GatewayUnavailable, type IntentState, type PaymentGateway } from './port.ts'

interface MoyasarAccount {
  /** https://api.moyasar.com/v1, or a server that speaks the same. */
  url: string
  /** The secret key (`sk_...`). */
  key: string
  /** The `secret_token` in the account's webhooks. */
  webhook_secret: string
  total_ms?: number
}

const charge = z.object({
  id: z.uuid(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  fee: z.int().nullish(),
  refunded: z.int().nullish(),
  source: z.object({ company: z.string().nullish(), number: z.string().nullish(), message: z.string().nullish() }).nullish(),
})
const invoice = z.object({
  id: z.uuid(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payments: z.array(charge).nullish(),
})
const webhook = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  secret_token: z.string(),
  data: z.object({ invoice_id: z.uuid().nullish() }),
})
const refusal = z.object({ message: z.string() })

type Charge = z.output<typeof charge>
type Invoice = z.output<typeof invoice>

/** Statuses of a charge that was captured, including later refunds. */
const took = new Set(['paid', 'captured', 'refunded', 'voided'])
const over = new Set(['canceled', 'expired', 'voided'])

/** The last four digits alone are kept, however the gateway masks the rest. */
const getCard = (source: Charge['source']): string | null => {
  const digits = source?.number?.replace(/\D/g, '').slice(-4)
  return [source?.company, digits].filter(Boolean).join(' ') || null
}

function getState({ status, amount, currency, metadata, payments }: Invoice): IntentState {
  const tries = payments ?? []
  const paid = tries.find((one) => took.has(one.status))
  const named = metadata?.payment_id
  // An invoice that claims to be paid but shows no charge is fetched again: refunds need the charge.
  return {
    status: paid ? 'paid' : over.has(status) ? 'closed' : 'open',
    payment_id: typeof named === 'string' ? named : null,
    // The charged amount counts, not the requested one.
    amount: paid?.amount ?? amount,
    currency: paid?.currency ?? currency,
    charge_ref: paid?.id ?? null,
    fee: paid?.fee ?? null,
    card: paid ? getCard(paid.source) : null,
    declined: !paid && tries.at(-1)?.status === 'failed',
    message: paid ? null : (tries.at(-1)?.source?.message ?? null),
  }
}

/**
 * Moyasar by its invoices: its own page takes the card (docs.moyasar.com/api). Basic authentication with the secret key, amounts in halalas.
 * Paths are made of ids it gave, never of what a caller sent.
 */
export function moyasarGateway({ url, key, webhook_secret, total_ms = 5000 }: MoyasarAccount): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`

  async function ask<T>(schema: z.ZodType<T>, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
    const answer = await callOut({ url: `${url}${path}`, method, headers: { authorization }, body, total_ms }).catch((error: unknown) => {
      throw new GatewayUnavailable('Moyasar did not answer', { cause: error })
    })
    const { status } = answer
    const content = parseJson(answer.body)
    // 401 and 403 are our key's fault: it can be fixed, and what was asked be tried again
    if (
      status === 401 ||
      status === 403 ||
      status === 408 ||
      status === 429 ||
      status < 200 ||
      (status >= 300 && status < 400) ||
      status >= 500
    )
      throw new GatewayUnavailable(`Moyasar answered ${status}`)
    if (status >= 400) throw new GatewayRefused(cutText(refusal.safeParse(content).data?.message ?? `Moyasar answered ${status}`, 200))
    const parsed = schema.safeParse(content)
    if (!parsed.success) throw new GatewayUnavailable('Moyasar answered what can’t be read', { cause: parsed.error })
    return parsed.data
  }
  const chargeAt = (ref: string) => `/payments/${z.uuid().parse(ref)}`
  const invoiceAt = (ref: string) => `/invoices/${z.uuid().parse(ref)}`

  return {
    name: 'moyasar',
    capabilities: { partialRefund: true, void: true },
    minAmount: 100,

    async createIntent({ payment_id, amount, description, return_url, expires_at }) {
      const made = await ask(invoice, 'POST', '/invoices', {
        amount,
        currency: 'SAR',
        description,
        success_url: return_url,
        back_url: return_url,
        expired_at: expires_at,
        metadata: { payment_id },
      })
      return { ref: made.id, url: made.url }
    },

    fetch: async (ref) => getState(await ask(invoice, 'GET', invoiceAt(ref))),

    async close(ref) {
      try {
        await ask(invoice, 'PUT', `${invoiceAt(ref)}/cancel`)
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error
      }
      // The current state decides, not the result of the cancellation.
      return getState(await ask(invoice, 'GET', invoiceAt(ref))).status === 'closed'
    },

    async refund({ charge_ref, amount, refunded_before, key: refund_id }) {
      const requested = refunded_before + amount
      const now = await ask(charge, 'GET', chargeAt(charge_ref))
      // A void refunded all of it.
      if ((now.refunded ?? 0) >= requested || now.status === 'voided') return
      const after = await ask(charge, 'POST', `${chargeAt(charge_ref)}/refund`, { amount, description: refund_id })
      if ((after.refunded ?? 0) < requested) throw new GatewayUnavailable('Moyasar took the refund and shows none of it yet')
    },

    async void(charge_ref) {
      const now = await ask(charge, 'GET', chargeAt(charge_ref))
      if (now.status === 'voided') return true
      if ((now.refunded ?? 0) > 0) return false
      try {
        return (await ask(charge, 'POST', `${chargeAt(charge_ref)}/void`)).status === 'voided'
      } catch (error) {
        if (error instanceof GatewayRefused) return false
        throw error
      }
    },

    parseWebhook(raw) {
      const parsed = webhook.safeParse(parseJson(raw))
      if (!parsed.success || !sameSecret(parsed.data.secret_token, webhook_secret)) return null
      const { id, type, data } = parsed.data
      return { event_id: id, kind: type, intent_ref: data.invoice_id ?? null }
    },
  }
}
