import { sumAmounts } from '@rahba/contract/kernel/money'
import type { CheckoutAnswer } from '@rahba/contract/orders/checkouts/checkouts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { readOrdersOfCheckout } from '../read-orders.ts'
import { orders } from '../table.ts'

type CardPayment = NonNullable<CheckoutAnswer['card_payment']>

// The state that a shopper has to act on comes first, then the one that tells most of their money.
const byWeight = ['pending', 'confirmed', 'held', 'refunded', 'refused'] as const satisfies readonly CardPayment['status'][]

/** The state of an order's card: of its last payment, but `pending` as long as the order awaits one and `refused` where it was never paid. */
const cardStatus = sql<CardPayment['status']>`case when orders.status = 'pending_payment' then 'pending'
  else coalesce((select p.status from payments p where p.order_id = orders.id and p.method = 'card' order by p.id desc limit 1), 'refused') end`

/** The state of a checkout's card payment over all of its orders; null where no order is charged to a card. */
async function readCardPayment(db: Db, checkout_id: string): Promise<CardPayment | null> {
  const rows = await db
    .select({ status: cardStatus, amount: orders.to_charge, expires_at: orders.expires_at })
    .from(orders)
    .where(and(eq(orders.checkout_id, checkout_id), eq(orders.payment_method, 'card'), gt(orders.to_charge, 0)))
  const status = byWeight.find((one) => rows.some((row) => row.status === one))
  if (!status) return null
  const inState = rows.filter((row) => row.status === status)
  const [expires_at = null] = status === 'pending' ? inState.flatMap((row) => row.expires_at ?? []).sort() : []
  return { status, amount: sumAmounts(inState.map(({ amount }) => amount)), expires_at }
}

/** The orders that a shopper placed together, and the state of their card payment. Another's checkout is not found. */
export async function readOwnCheckout(db: Db, id: string, user_id: string): Promise<CheckoutAnswer> {
  const found = await readOrdersOfCheckout(db, id, { user_id })
  return { ...found, card_payment: await readCardPayment(db, id) }
}
