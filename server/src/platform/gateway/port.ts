/** An order to a gateway to collect money. Its page reads the card, never our server. */
interface IntentOrder {
  /** Our payment, written into the intent so that nothing is ever booked for another. */
  payment_id: string
  /** Halalas. */
  amount: number
  /** The text the shopper reads on the gateway's page. */
  description: string
  /** The page to which the gateway returns the shopper, paid or not. */
  return_url: string
  /** After this moment it takes no card any more; ISO. */
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
  /** The reason the last try failed, in the gateway's words. */
  message: string | null
}

/** A webhook whose proof held. */
interface GatewayEvent {
  event_id: string
  kind: string
  /** The intent it is about; null where it names none of ours. */
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

/** A payment provider that takes cards. Calls throw `GatewayUnavailable` where trying again may help, `GatewayRefused` where it said no. */
export interface PaymentGateway {
  name: 'moyasar'
  capabilities: { partialRefund: boolean; void: boolean }
  /** The least it takes, halalas. */
  least: number
  createIntent(order: IntentOrder): Promise<Intent>
  fetch(intent_ref: string): Promise<IntentState>
  /** Takes no card for it any more. True where that is so now; false where it was paid before. */
  close(intent_ref: string): Promise<boolean>
  /** Refunds a part or all. Sent twice, it is made once. */
  refund(order: RefundOrder): Promise<void>
  /** Takes a charge back before it is settled, without a fee. False where it is too late for that. */
  void(charge_ref: string): Promise<boolean>
  /** Judges the proof of a webhook. Null for a forged one. */
  parseWebhook(raw: string): GatewayEvent | null
}

/** The gateway gave no readable answer: the request may have succeeded or not. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
}

/** The gateway understood and said no; the message is its own. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
}
