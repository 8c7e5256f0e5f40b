import { sql } from 'drizzle-orm'
import { cancellations } from './table.ts'

/**
 * True if the items of a cancellation were cancelled while nothing of them was paid. One that was withdrawn is closed as well, and settled
 * nothing.
 */
export const isCancelledUnpaid = sql<boolean>`(${cancellations.status} = 'closed' and coalesce(${cancellations.event} = 'order_cancelled', false))`
