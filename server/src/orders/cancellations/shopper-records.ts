import { finalCancellations } from '@rahba/contract/orders/cancellations/cancellation-states'
import { deletionErrors } from '@rahba/contract/shoppers/account-errors'
import { and, asc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { exportPageRows, namedNumbers, pageOfExport, type ReadList } from '../../shoppers/account/records.ts'
import { orderLines, orders } from '../table.ts'
import { cancellationLines, cancellations } from './table.ts'

/** Refuses while a cancellation or return is not settled. Throws `account_returns_open`. */
export async function refuseOpenCancellations(db: Db, user_id: string): Promise<void> {
  const rows = await db
    .select({ number: cancellations.number })
    .from(cancellations)
    .where(and(eq(cancellations.user_id, user_id), notInArray(cancellations.status, [...finalCancellations])))
    .orderBy(asc(cancellations.id))
    .limit(6)
  if (rows.length > 0) throw fail(deletionErrors.account_returns_open, { numbers: namedNumbers(rows) })
}

const { id, number, kind, status, refund_reason, refund_reason_other, note, problem_description, decision_note } = cancellations
const { destination, iban_number, account_holder, amount, created_at, refunded_at } = cancellations
const facts = { number, kind, status, refund_reason, refund_reason_other, note, problem_description, decision_note }
const money = { destination, iban_number, account_holder, amount, created_at, refunded_at }

/** Cancellations and returns with what they are of. */
export const exportCancellations: ReadList<'cancellations'> = async (db, user_id, after) => {
  const found = await db
    .select({ id, ...facts, ...money, order_number: orders.number })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.order_id))
    .where(and(eq(cancellations.user_id, user_id), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  const { cancellation_id, quantity } = cancellationLines
  const ids = found.map((row) => row.id)
  const lines = await db
    .select({ cancellation_id, quantity, name: orderLines.name })
    .from(cancellationLines)
    .innerJoin(orderLines, eq(orderLines.id, cancellationLines.order_line_id))
    .where(inArray(cancellation_id, ids))
    .orderBy(asc(cancellation_id), asc(orderLines.position))
  const byRow = Map.groupBy(lines, (line) => line.cancellation_id)
  return pageOfExport(found.map((row) => ({ ...row, lines: (byRow.get(row.id) ?? []).map(({ name, quantity }) => ({ name, quantity })) })))
}
