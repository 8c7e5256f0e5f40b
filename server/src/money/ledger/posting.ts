import type { Actor } from '@rahba/contract/kernel/audiences'
import type { LedgerAccount, LedgerEvent } from '@rahba/contract/money/ledger/ledger'

/** One leg: exactly one of `debit` and `credit`, in halalas. */
export interface Leg {
  account: LedgerAccount
  /** The store, user, order or carrier; left out for the platform's own accounts. */
  owner_id?: string
  debit?: number
  credit?: number
  /** The balance the account must still have after the whole transaction, where this event asks more than its floor (a payout: 0). */
  at_least?: number
}

export interface Posting {
  event: LedgerEvent
  /** The unique name of the business event. A second posting with it has no effect. */
  reference: string
  legs: readonly Leg[]
  actor: { type: Actor; id?: string | null }
  order_id?: string
  payment_id?: string
  store_id?: string
  user_id?: string
  note?: string
  reverses?: string
}

export interface Posted {
  id: string
  /** True when the reference had been posted before, and nothing was done now. */
  repeated: boolean
}
