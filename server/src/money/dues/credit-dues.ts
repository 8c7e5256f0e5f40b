import { getRemaining } from '@rahba/contract/money/dues/due-states'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Posting } from '../ledger/posting.ts'
import { readUnbilled } from './issue-due.ts'
import type { DueChange } from './lock-due.ts'
import { payOpenDues } from './pay-open-dues.ts'
import { addSettlement, settleDue } from './settle-due.ts'
import type { DueRecord } from './table.ts'

/** Pays a locked statement, or a part, with what the store was given back since and no statement holds yet. Null where there is nothing of it. */
export async function creditDue(db: Db, due: DueRecord, actor: Posting['actor']): Promise<DueChange | null> {
  const { amount: unbilled } = await readUnbilled(db, due.store_id)
  const amount = Math.min(getRemaining(due), -unbilled)
  if (amount <= 0) return null
  const settlement_id = await addSettlement(db, {
    due_id: due.id,
    kind: 'credit',
    status: 'confirmed',
    amount,
    decided_at: now,
    ...(actor.type === 'admin' && { decided_by: actor.id }),
  })
  return settleDue(db, { due, settlement_id, kind: 'credit', amount, actor })
}

/** Pays a store's open statements with what it was given back: else it would be pressed for what it no longer owes. The store must be locked. */
export async function creditDues(db: Db, store_id: string, actor: Posting['actor']): Promise<void> {
  await payOpenDues(db, store_id, (tx, due) => creditDue(tx, due, actor))
}
