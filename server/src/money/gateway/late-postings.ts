import type { Db } from '../../platform/db/types.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import type { Leg } from '../ledger/posting.ts'

/** The data that the postings need of a payment that should not have come. */
interface LatePayment {
  id: string
  order_id: string
  store_id: string
  user_id: string
  amount: number
}

const post = (db: Db, payment: LatePayment, event: 'payment_captured' | 'refund_paid', legs: Leg[]) => {
  const { id: payment_id, order_id, store_id, user_id } = payment
  const actor = { type: 'system' } as const
  return postTransaction(db, { event, reference: `payment:${payment_id}:${event}`, payment_id, order_id, store_id, user_id, legs, actor })
}

/** `payment_captured` of money for an order that no longer waits for it: owed to the shopper at once, never in escrow. */
export const postLateArrived = (db: Db, payment: LatePayment) =>
  post(db, payment, 'payment_captured', [
    { account: 'psp_clearing', debit: payment.amount },
    { account: 'refund_clearing', owner_id: payment.order_id, credit: payment.amount },
  ])

/** `refund_paid`: it went back to the card. */
export const postLateReturned = (db: Db, payment: LatePayment) =>
  post(db, payment, 'refund_paid', [
    { account: 'refund_clearing', owner_id: payment.order_id, debit: payment.amount },
    { account: 'psp_clearing', credit: payment.amount },
  ])
