import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { dueActions } from '@rahba/contract/money/dues/due-states'
import { and, eq } from 'drizzle-orm'
import { dueMessages } from '../../messages/dues.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { bankAccounts } from '../bank-table.ts'
import { changeDue, type DueChange, lockDue, requireState } from './lock-due.ts'
import { addSettlement, offsetDue, requireRemaining } from './settle-due.ts'

interface ByStore {
  id: string
  store_id: string
  member_id: string
  locale: Locale
}

/**
 * The store says that it has transferred a statement, or a part of it, and shows the slip. Throws `not_found` (at the account's field too),
 * `due_wrong_state`, `due_too_much`, and `validation` for a slip that is not the store's.
 */
export async function claimDue(
  db: Db,
  { id, store_id, member_id, locale }: ByStore,
  sent: { amount: number; bank_account_id: string; sender_name: string; reference?: string | null | undefined; slip: string },
): Promise<DueChange> {
  const { due, store } = await lockDue(db, id, store_id)
  requireState(due, dueActions.offset.from, locale)
  requireRemaining(due, sent.amount)
  const [account] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, sent.bank_account_id), eq(bankAccounts.active, true)))
  if (!account) throw failField('bank_account_id', errors.not_found)
  await attachFiles(db, { owner_type: 'store', owner_id: store_id }, { slip: sent.slip }, { purpose: 'slip' })
  const settlement_id = await addSettlement(db, {
    ...sent,
    reference: sent.reference ?? null,
    due_id: due.id,
    kind: 'transfer',
    status: 'waiting',
    claimed_by: member_id,
  })
  const change = await changeDue(db, due, { status: 'paid_claimed' })
  await notifyAdmins(db, 'dues.update', {
    notif_type: 'MoneyNotification',
    model: 'dues',
    model_id: due.id,
    once: `due:${due.id}:claimed:${settlement_id}`,
    message: dueMessages.claimed.write({ store: store.name, number: due.number, amount: sent.amount }),
  })
  return change
}

/** The store pays a statement, or a part, from its available balance. Throws as {@link offsetDue}, and `not_found`, `due_wrong_state`. */
export async function offsetOwnDue(db: Db, { id, store_id, member_id, locale }: ByStore, amount: number | null): Promise<DueChange> {
  const { due } = await lockDue(db, id, store_id)
  requireState(due, dueActions.offset.from, locale)
  return offsetDue(db, due, amount, { type: 'store', id: member_id })
}
