import type { Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import {
  type CancellationAction,
  type CancellationActionName,
  cancellationActions,
  whyNotCancellation,
} from '@rahba/contract/orders/cancellation-actions'
import type { CancellationActionInput } from '@rahba/contract/orders/cancellations'
import { orderErrors } from '@rahba/contract/orders/errors'
import { eq, sql } from 'drizzle-orm'
import { askCardRefund, dropCardRefund } from '../../money/gateway/ask-refund.ts'
import { postCancellationPaid } from '../../money/ledger/post-order.ts'
import { requireUninvolved } from '../../money/require-outsider.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import type { HistoryActor } from '../history.ts'
import type { OrderScope } from '../scope.ts'
import { announceCancellation } from './announce-cancellation.ts'
import { type CancellationRow, type Locked, lockCancellation, moveUnits, saveTaken } from './lock-cancellation.ts'
import { reckonLocked, settleRefund } from './settle-refund.ts'
import { standingOrder } from './standing-order.ts'
import { cancellations } from './table.ts'
import { writeCancellationHistory } from './write-history.ts'

interface ActingOnCancellation {
  id: string
  scope: OrderScope
  actor: HistoryActor
  input: CancellationActionInput
  files: FileOwner
  locale: Locale
}

/** Refuses an actor who decides on what they have not seen: another version, or another amount. The answer names the amount as it is now. */
async function checkFresh(db: Db, locked: Locked, input: CancellationActionInput): Promise<void> {
  const { needs }: CancellationAction = cancellationActions[input.action]
  const { amount } = locked.row.event ? locked.row : reckonLocked(locked, await standingOrder(db, locked.order))
  const seen = needs === 'amount' ? input.expected_amount === amount : true
  if (input.version !== locked.row.version || !seen) throw fail(orderErrors.refund_preview_stale, { amount: formatAmount(amount) })
}

/** A refund to a card that the gateway refused is paid by transfer, if it is paid by a person. */
const paidByHandFrom = (row: CancellationRow) => (row.status === 'refund_failed' ? 'bank' : (row.outside ?? 'bank'))

function checkNeeds({ row }: Locked, { input, actor }: ActingOnCancellation): void {
  const { needs }: CancellationAction = cancellationActions[input.action]
  if (needs === 'reason' && !input.note) throw failField('note', orderErrors.reason_needed)
  if (actor.type === 'admin' && !input.note) throw failField('note', orderErrors.admin_note_needed)
  if (needs !== 'payment') return
  if (!input.reference) throw failField('reference', orderErrors.refund_reference_needed)
  if (paidByHandFrom(row) === 'bank' && !input.receipt) throw failField('receipt', orderErrors.refund_receipt_needed)
}

/** Counts what came back, line by line: sound, damaged and missing are the quantity. */
async function inspect(db: Db, { taken }: Locked, input: CancellationActionInput): Promise<boolean> {
  let sound = true
  for (const line of taken) {
    const at = input.lines.findIndex(({ order_line_id }) => order_line_id === line.order_line_id)
    const counted = input.lines[at]
    const all = counted ? counted.received + counted.damaged + counted.missing : -1
    if (!counted || all !== line.quantity)
      throw failField(`lines.${Math.max(at, 0)}.received`, orderErrors.inspection_wrong, { quantity: line.quantity })
    const { received, damaged, missing } = counted
    if (damaged + missing > 0) sound = false
    Object.assign(line, { received, damaged, missing })
  }
  await saveTaken(db, taken)
  return sound
}

/** Lets units be asked for again that are not going back after all. */
const release = (db: Db, { taken }: Locked): Promise<void> =>
  moveUnits(
    db,
    taken.map(({ order_line_id, quantity }) => ({ order_line_id, cancelled: -quantity, refunded: 0 })),
  )

interface Step {
  action: CancellationActionName
  actor: HistoryActor
  note?: string | null
  changes?: Partial<typeof cancellations.$inferInsert>
  /** Whether it stays there: only then people are told. */
  rests: boolean
}

/** One line of the table: the row moves, its history is written, people are told. */
export async function step(db: Db, locked: Locked, { action, actor, note, changes, rests }: Step): Promise<void> {
  const { to } = cancellationActions[action]
  const from = locked.row.status
  const moments = { ...(to === 'received' ? { received_at: now } : {}), ...(to === 'refunded' ? { refunded_at: now } : {}) }
  const [row] = await db
    .update(cancellations)
    .set({ ...changes, ...moments, status: to, version: sql`${cancellations.version} + 1`, updated_at: now })
    .where(eq(cancellations.id, locked.row.id))
    .returning()
  if (!row) throw new Error('The locked cancellation is there')
  locked.row = row
  await writeCancellationHistory(db, { cancellation_id: row.id, action, from, to, actor, note: note ?? null })
  await announceCancellation(db, row, locked.order.number, { by: actor.type, rests })
}

const system: HistoryActor = { type: 'system', id: null }

/** What goes back through the gateway is sent by a worker, and paid by its answer. */
async function sendToCard(db: Db, { row, order }: Locked): Promise<void> {
  if (row.outside === 'psp_clearing' && row.to_outside)
    await askCardRefund(db, { order_id: order.id, cancellation_id: row.id, amount: row.to_outside })
}

/** Settles the amount, and where nothing has to be transferred the refund is done. */
async function refund(db: Db, locked: Locked, { input, actor, locale }: ActingOnCancellation, by: HistoryActor): Promise<void> {
  await settleRefund(db, locked, { amount_final: input.amount_final, note: input.note, actor, locale })
  const [row] = await db.select().from(cancellations).where(eq(cancellations.id, locked.row.id))
  if (!row) throw new Error('The locked cancellation is there')
  // the whole order was cancelled with it: its record says how it stands
  const whole = row.status !== locked.row.status
  const waits = (row.to_outside ?? 0) > 0
  locked.row = whole ? { ...row, status: locked.row.status } : row
  await step(db, locked, { action: 'start_refund', actor: by, note: by === system ? null : input.note, rests: waits })
  if (waits) await sendToCard(db, locked)
  // of a cash order nothing was paid yet: less is collected at the door
  if (!waits) await step(db, locked, { action: (row.to_wallet ?? 0) > 0 ? 'pay' : 'close', actor: system, rests: true })
}

/** What follows an answer at once: goods are awaited of a return, a cancellation is refunded. */
async function goOn(db: Db, locked: Locked, acting: ActingOnCancellation): Promise<void> {
  if (locked.row.kind === 'return' && locked.row.goods_back) return step(db, locked, { action: 'await_goods', actor: system, rests: true })
  return refund(db, locked, acting, system)
}

/**
 * Moves a cancellation along its table, inside the caller's transaction: order and cancellation locked, what the actor saw compared with what is,
 * money, units and stock moved with the change. Throws `cancellation_wrong_state` and `refund_preview_stale` when somebody was faster.
 */
export async function actOnCancellation(
  db: Db,
  acting: ActingOnCancellation,
): Promise<{ before: CancellationRow; after: CancellationRow }> {
  const { input, actor, locale } = acting
  const { action, note } = input
  const locked = await lockCancellation(db, acting.id, acting.scope)
  const before = locked.row
  await requireUninvolved(db, actor, before)
  const why = whyNotCancellation(action, before, actor.type)
  if (why) throw fail(orderErrors.cancellation_wrong_state, { why: why[locale] })
  await checkFresh(db, locked, input)
  checkNeeds(locked, acting)
  // the note of each step is kept in the history; `admin_note` stays what was written when it was opened or edited
  const decided = (changes: NonNullable<Step['changes']>, rests: boolean) => step(db, locked, { action, actor, note, rests, changes })

  switch (action) {
    case 'accept':
      await decided({}, false)
      await goOn(db, locked, acting)
      break
    case 'approve':
      await decided({ goods_back: before.kind === 'return' && input.goods_back }, false)
      await goOn(db, locked, acting)
      break
    case 'dispute': {
      const papers = Object.fromEntries(input.papers.map((id, index) => [`papers.${index}`, id]))
      await attachFiles(db, acting.files, papers, { purpose: 'paper' })
      await decided({ decision_note: note, store_papers: input.papers }, true)
      break
    }
    case 'receive': {
      const sound = await inspect(db, locked, input)
      await decided({}, !sound)
      // nothing is left to decide of goods that came back as they left
      if (sound) await refund(db, locked, acting, system)
      break
    }
    case 'start_refund':
      await refund(db, locked, acting, actor)
      break
    case 'pay': {
      await attachFiles(db, acting.files, { receipt: input.receipt }, { purpose: 'slip' })
      const { order: standing } = await standingOrder(db, locked.order)
      const outside = paidByHandFrom(before)
      if (before.outside === 'psp_clearing') await dropCardRefund(db, before.id)
      await postCancellationPaid(db, standing, before.id, outside, before.to_outside ?? 0, {
        actor,
        ...(input.reference && { note: input.reference }),
      })
      await decided({ outside, reference: input.reference, receipt: input.receipt }, true)
      break
    }
    case 'retry':
      await decided({}, true)
      await sendToCard(db, locked)
      break
    case 'reject':
      await release(db, locked)
      await decided({ decision_note: note }, true)
      break
    case 'withdraw':
      await release(db, locked)
      await decided({}, true)
      break
    default:
      await decided({}, true)
  }
  return { before, after: locked.row }
}
