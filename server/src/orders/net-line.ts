import { sql } from 'drizzle-orm'

/** The pieces of a line that were neither cancelled nor returned, as far as that is settled. `l` is a row of order_lines. */
export const netUnits = sql`(l.quantity - l.refunded_quantity)`

/** The total of those pieces in halalas, divided as `amountForUnits` (contract/src/orders/cancellations/refund.ts) divides what is paid back. */
export const netTotal = sql`(l.total - (l.total / l.quantity) * l.refunded_quantity - least(l.total % l.quantity, l.refunded_quantity))`
