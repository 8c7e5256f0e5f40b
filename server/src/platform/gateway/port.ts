import type { GatewayName } from '@rahba/contract/money/payments/payment-states'

/** An order to a gateway to collect money. Its page reads the card, never our server. */
interface IntentOrder {
  /** The id of our payment. The gateway stores it with the intent, so that the money is booked for no other payment. */
  payment_id: string
  /** Halalas. */
  amount: number
  /** The text the shopper reads on the gateway's page. */
  description: string
  /** The page to which the gateway returns the shopper, paid or not. */
  return_url: string
  /** The gateway refuses cards after this moment; ISO. */
  expires_at: string
}

export interface Intent {
  /** The gateway's name for it. */
  ref: string
  /** The page that takes the card. */
  url: string
}

/** The gateway's state of an intent. Nothing else is trusted: a webhook only makes us fetch it. */
export interface IntentState {
  /** `open`: may still be paid. `closed`: was not paid, and can't be any more. */
  status: 'open' | 'paid' | 'closed'
  /** Our payment as the intent names it. */
  payment_id: string | null
  amount: number
  currency: string
  /** The charge that paid it; refunds name it. */
  charge_ref: string | null
  /** The gateway's own fee in halalas with its VAT; null if it does not say. */
  fee: number | null
  /** Brand and last four digits. */
  card: string | null
  /** True if a card was tried and the last one was declined. The page may still be paid. */
  declined: boolean
  /** The reason the last try failed, in the gateway's words. */
  message: string | null
}

/** A webhook with a valid proof. */
interface GatewayEvent {
  event_id: string
  kind: string
  /** The intent it is about; null if it is not one of ours. */
  intent_ref: string | null
}

interface RefundOrder {
  charge_ref: string
  amount: number
  /** The amount refunded of the charge before this refund: any excess is this refund, already sent. */
  refunded_before: number
  /** Names this refund in the gateway's records. */
  key: string
}

/** A payment provider that takes cards. Calls throw `GatewayUnavailable` if trying again may help, `GatewayRefused` if the gateway refused. */
export interface PaymentGateway {
  name: GatewayName
  capabilities: { partialRefund: boolean; void: boolean }
  /** The smallest amount the gateway takes, in halalas. */
  minAmount: number
  createIntent(order: IntentOrder): Promise<Intent>
  fetch(intent_ref: string): Promise<IntentState>
  /** Closes the intent, so that it takes no card. Returns false if it was paid before. */
  close(intent_ref: string): Promise<boolean>
  /** Refunds a charge, in part or whole. A refund that is sent twice is made once. */
  refund(order: RefundOrder): Promise<void>
  /** Takes a charge back before it is settled, without a fee. Returns false if it is too late. */
  void(charge_ref: string): Promise<boolean>
  /** Checks the proof of a webhook and reads it. Returns null if it is forged. */
  parseWebhook(raw: string): GatewayEvent | null
}

/** The gateway gave no readable answer: the request may have succeeded or not. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
}

/** The gateway understood and refused; the message is its own. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
}
