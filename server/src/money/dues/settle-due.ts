import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { type DueStatus, getRemaining } from '@rahba/contract/money/dues/due-states'
import { moneyErrors } from '@rahba/contract/money/errors'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { legsForDuesCredited, legsForDuesOffset, legsForDuesPaid, legsForDuesWaived } from '../ledger/events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import type { Posting } from '../ledger/posting.ts'
import { readBalances } from '../ledger/read-accounts.ts'
import { changeDue, type DueChange, openStatus } from './lock-due.ts'
import { type DueRecord, dueSettlements } from './table.ts'

/** Each kind of settlement with its event, its legs and the status of a statement that it closes. */
const kinds = {
  transfer: { event: 'dues_paid', legs: legsForDuesPaid, closes: 'paid', adds: 'paid' },
  offset: { event: 'dues_offset', legs: legsForDuesOffset, closes: 'offset', adds: 'paid' },
  credit: { event: 'dues_offset', legs: legsForDuesCredited, closes: 'offset', adds: 'paid' },
  waiver: { event: 'admin_adjustment', legs: legsForDuesWaived, closes: 'waived', adds: 'waived' },
} as const satisfies Record<string, { event: Posting['event']; closes: DueStatus; [key: string]: unknown }>

interface Settling {
  due: DueRecord
  /** The settlement's row, which names the posting. */
  settlement_id: string
  kind: keyof typeof kinds
  amount: number
  actor: Posting['actor']
}

/** Throws `due_too_much`, at the field, when more is to be settled than is left. */
export function requireRemaining(due: DueRecord, amount: number): void {
  const remaining = getRemaining(due)
  if (amount > remaining) throw failField('amount', moneyErrors.due_too_much, { left: moneyTexts(remaining) })
}

/** Settles a locked statement or a part of it: posts to the ledger, and sets the status from the remaining amount. */
export async function settleDue(db: Db, { due, settlement_id, kind, amount, actor }: Settling): Promise<DueChange> {
  requireRemaining(due, amount)
  const { event, legs, closes, adds } = kinds[kind]
  const closed = amount === getRemaining(due)
  const change = await changeDue(db, due, {
    [adds]: due[adds] + amount,
    ...(closed ? { status: closes, closed_at: now } : { status: openStatus }),
  })
  await postTransaction(db, {
    event,
    reference: `due:${due.id}:${event}:${settlement_id}`,
    store_id: due.store_id,
    legs: legs(due.store_id, amount),
    actor,
    note: String(due.number),
  })
  return change
}

/** Returns how much of a statement the store's balance can pay now. Its store must be locked. */
export async function payableFromBalance(db: Db, due: DueRecord): Promise<number> {
  const { store_available, store_dues } = await readBalances(db, ['store_available', 'store_dues'], due.store_id)
  // Credits given back since then are already subtracted from `store_dues`.
  return Math.max(0, Math.min(getRemaining(due), store_available, store_dues))
}

/**
 * Takes a locked statement, or a part, from the store's available balance (`dues_offset`).
 * @param amount as much as can be taken when null
 * Throws `due_too_much` and `balance_too_low` for what can't be, `nothing_to_offset` when there is nothing to take.
 */
export async function offsetDue(db: Db, due: DueRecord, amount: number | null, actor: Posting['actor']): Promise<DueChange> {
  const payable = await payableFromBalance(db, due)
  if (amount !== null) requireRemaining(due, amount)
  if (amount !== null && amount > payable)
    throw failField('amount', moneyErrors.balance_too_low, { balance: moneyTexts(payable), needed: moneyTexts(amount) })
  const offset = amount ?? payable
  if (offset === 0) throw fail(moneyErrors.nothing_to_offset)
  const settlement_id = await addSettlement(db, {
    due_id: due.id,
    kind: 'offset',
    status: 'confirmed',
    amount: offset,
    decided_at: now,
    ...(actor.type === 'admin' && { decided_by: actor.id }),
    ...(actor.type === 'store' && { claimed_by: actor.id }),
  })
  return settleDue(db, { due, settlement_id, kind: 'offset', amount: offset, actor })
}

type NewSettlement = { [K in keyof typeof dueSettlements.$inferInsert]: (typeof dueSettlements.$inferInsert)[K] | typeof now }

/** Writes a settlement and gives its id. */
export async function addSettlement(db: Db, values: NewSettlement): Promise<string> {
  const [row] = await db.insert(dueSettlements).values(values).returning({ id: dueSettlements.id })
  if (!row) throw new Error('An insert answers its row')
  return row.id
}
