import { errors } from '@rahba/contract/kernel/errors'
import { ledgerAccountCodes, ledgerEventCodes } from '@rahba/contract/money/ledger/ledger'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { postTransaction } from './post-transaction.ts'
import type { Leg, Posted, Posting } from './posting.ts'

const entryRow = z.strictObject({
  event: z.enum(ledgerEventCodes),
  code: z.enum(ledgerAccountCodes),
  owner_id: z.string().nullable(),
  order_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  store_id: z.string().nullable(),
  user_id: z.string().nullable(),
  debit: z.string(),
  credit: z.string(),
})

/**
 * Corrects a transaction by its mirror image, linked to it and to its subject. A second reversal of the same transaction has no effect. Throws
 * `not_found`.
 */
export async function reverseTransaction(db: Db, id: string, by: { actor: Posting['actor']; note: string }): Promise<Posted | undefined> {
  const rows = await readRows(
    db,
    sql`
    select t.event, t.order_id, t.payment_id, t.store_id, t.user_id, a.code, a.owner_id, e.debit, e.credit
    from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
    where t.id = ${id} order by e.leg`,
    entryRow,
  )
  const [first] = rows
  if (!first) throw fail(errors.not_found)
  const legs: Leg[] = rows.map((row) => ({
    account: row.code,
    ...(row.owner_id && { owner_id: row.owner_id }),
    debit: Number(row.credit),
    credit: Number(row.debit),
  }))
  const about = {
    ...(first.order_id && { order_id: first.order_id }),
    ...(first.payment_id && { payment_id: first.payment_id }),
    ...(first.store_id && { store_id: first.store_id }),
    ...(first.user_id && { user_id: first.user_id }),
  }
  return postTransaction(db, { event: first.event, reference: `reversal:${id}`, legs, reverses: id, ...about, ...by })
}
