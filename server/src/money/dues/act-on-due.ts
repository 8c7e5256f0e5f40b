import type { Locale } from '@rahba/contract/kernel/locale'
import { dueActions, getRemaining } from '@rahba/contract/money/dues/due-states'
import type { DueActionInput } from '@rahba/contract/money/dues/dues.schemas'
import { moneyErrors } from '@rahba/contract/money/errors'
import type { SecondReason } from '@rahba/contract/money/second-approval'
import { and, eq } from 'drizzle-orm'
import { dueMessages } from '../../messages/dues.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { requireOutsider } from '../require-outsider.ts'
import { recordGift, whyGiftNeedsSecond } from '../second-approval.ts'
import { creditDue } from './credit-dues.ts'
import { notifyOfDue } from './due-texts.ts'
import { changeDue, type DueChange, lockDue, openStatus, requireState } from './lock-due.ts'
import { addSettlement, offsetDue, requireRemaining, settleDue } from './settle-due.ts'
import { type DueRecord, dueSettlements, type SettlementRow } from './table.ts'

type DueStep = DueActionInput & { id: string; admin_id: string; locale: Locale }
type StepWith<Part extends 'reason' | 'reference'> = Extract<DueStep, Record<Part, string>>

const adminActor = (admin_id: string) => ({ type: 'admin', id: admin_id }) as const

/** The transfer that waits for its check, locked with its statement. */
async function readWaiting(db: Db, due_id: string): Promise<SettlementRow | undefined> {
  const [row] = await db
    .select()
    .from(dueSettlements)
    .where(and(eq(dueSettlements.due_id, due_id), eq(dueSettlements.status, 'waiting')))
    .for('update')
  return row
}

/** Pays what is left of a statement with what the store was given back while its transfer waited. */
async function creditRest(db: Db, change: DueChange, admin_id: string): Promise<DueChange> {
  const credited = await creditDue(db, change.after, adminActor(admin_id))
  return credited ? { before: change.before, after: credited.after } : change
}

/** Confirms a transfer that arrived, with or without a report of the store. */
async function confirm(db: Db, due: DueRecord, { admin_id, amount, reference }: StepWith<'reference'>): Promise<DueChange> {
  const waiting = await readWaiting(db, due.id)
  const arrived = amount ?? waiting?.amount ?? getRemaining(due)
  requireRemaining(due, arrived)
  const decided = { status: 'confirmed' as const, amount: arrived, reference, decided_by: admin_id, decided_at: now }
  const settlement_id = waiting?.id ?? (await addSettlement(db, { due_id: due.id, kind: 'transfer', ...decided }))
  if (waiting)
    await db
      .update(dueSettlements)
      .set({ ...decided, updated_at: now })
      .where(eq(dueSettlements.id, waiting.id))
  const change = await settleDue(db, { due, settlement_id, kind: 'transfer', amount: arrived, actor: adminActor(admin_id) })
  await notifyOfDue(db, change.after, { kind: 'confirmed', once: settlement_id, amount: arrived })
  return creditRest(db, change, admin_id)
}

async function sendBack(db: Db, due: DueRecord, { admin_id, reason }: StepWith<'reason'>): Promise<DueChange> {
  const waiting = await readWaiting(db, due.id)
  if (!waiting) throw new Error('what is claimed has a transfer that waits')
  await db
    .update(dueSettlements)
    .set({ status: 'refused', reason, decided_by: admin_id, decided_at: now, updated_at: now })
    .where(eq(dueSettlements.id, waiting.id))
  const change = await changeDue(db, due, { status: openStatus })
  await notifyOfDue(db, due, { kind: 'sent_back', once: waiting.id, reason })
  return creditRest(db, change, admin_id)
}

/** Tells those who may waive that one waiver is not enough, and why. */
const requestSecondApproval = (db: Db, due: DueRecord, why: SecondReason): Promise<void> =>
  notifyAdmins(db, 'dues.update', {
    notif_type: 'MoneyNotification',
    model: 'dues',
    model_id: due.id,
    once: `due:${due.id}:second`,
    message: dueMessages.needs_second.write({ number: due.number, remaining: getRemaining(due), why }),
  })

/** The first of two who waive only leaves their name; the second, somebody else, waives. */
async function waive(db: Db, due: DueRecord, { admin_id, reason }: StepWith<'reason'>): Promise<DueChange> {
  const amount = getRemaining(due)
  const gift = { admin_id, owner_id: due.store_id, amount }
  const alone = due.first_waived_by === null || due.first_waived_by === admin_id
  const why = alone ? await whyGiftNeedsSecond(db, gift) : null
  if (why && due.first_waived_by === admin_id) throw fail(moneyErrors.due_needs_another)
  if (why) {
    await requestSecondApproval(db, due, why)
    return changeDue(db, due, { first_waived_by: admin_id, second_reason: why })
  }
  if (alone) await recordGift(db, 'waiver', gift)
  const settlement_id = await addSettlement(db, {
    due_id: due.id,
    kind: 'waiver',
    status: 'confirmed',
    amount,
    reason,
    decided_by: admin_id,
    decided_at: now,
  })
  const change = await settleDue(db, { due, settlement_id, kind: 'waiver', amount, actor: adminActor(admin_id) })
  await notifyOfDue(db, due, { kind: 'waived', amount, reason })
  return change
}

async function offset(
  db: Db,
  due: DueRecord,
  { admin_id, amount }: Pick<Extract<DueStep, { action: 'offset' }>, 'admin_id' | 'amount'>,
): Promise<DueChange> {
  const change = await offsetDue(db, due, amount ?? null, adminActor(admin_id))
  const { paid } = change.after
  await notifyOfDue(db, change.after, { kind: 'offset', once: String(paid), amount: paid - due.paid })
  return change
}

/**
 * One step with a statement, by the table of the contract; the ledger moves with it. Throws `not_found`, `due_wrong_state`, `due_too_much`,
 * `due_needs_another`, `own_store`, `nothing_to_offset`, `balance_too_low`.
 */
export async function actOnDue(db: Db, step: DueStep): Promise<DueChange> {
  const { due } = await lockDue(db, step.id)
  requireState(due, dueActions[step.action].from, step.locale)
  await requireOutsider(db, step.admin_id, due.store_id)
  switch (step.action) {
    case 'confirm':
      return confirm(db, due, step)
    case 'send_back':
      return sendBack(db, due, step)
    case 'waive':
      return waive(db, due, step)
    case 'offset':
      return offset(db, due, step)
  }
}
