import type { Locale } from '@rahba/contract/kernel/locale'
import { inLocale } from '@rahba/contract/kernel/locale'
import { type CancellationKind, faultOfReason, type RefundDestination } from '@rahba/contract/orders/cancellation-states'
import type { CancellationWish } from '@rahba/contract/orders/cancellations'
import { orderErrors } from '@rahba/contract/orders/errors'
import { type OrderStatus, orderStatuses, type PaymentMethod } from '@rahba/contract/orders/order-states'
import type { Fault } from '@rahba/contract/orders/refund'
import { sql } from 'drizzle-orm'
import { readSettings } from '../../content/settings/read-settings.ts'
import { requireUninvolved } from '../../money/require-outsider.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import type { HistoryActor } from '../history.ts'
import type { OrderScope } from '../scope.ts'
import { announceCancellation } from './announce-cancellation.ts'
import { type CancellationRow, type LockedOrder, lockOrder, moveUnits, type OrderRow } from './lock-cancellation.ts'
import { destinationsOf, type ReckonedRefund, reckonRefund } from './preview-refund.ts'
import { standingOrder } from './standing-order.ts'
import { cancellationLines, cancellations } from './table.ts'
import { writeCancellationHistory } from './write-history.ts'

/** Before it leaves the store an order can lose some of its items; after delivery they come back. */
const kindIn: Partial<Record<OrderStatus, CancellationKind>> = {
  new: 'cancel',
  accepted: 'cancel',
  preparing: 'cancel',
  ready: 'cancel',
  delivered: 'return',
  completed: 'return',
}

/** What items of an order in this state become, or the refusal. */
export function kindOf(status: OrderStatus, locale: Locale): CancellationKind {
  const kind = kindIn[status]
  if (!kind) throw fail(orderErrors.not_cancellable_now, { status: inLocale(orderStatuses[status], locale) })
  return kind
}

type WantedLines = readonly { order_line_id: string; quantity: number }[]

/** The wanted units by line, each line once. Refuses at its line what the order has not, or has no more. */
function checkUnits({ lines }: LockedOrder, wanted: WantedLines): { id: string; quantity: number }[] {
  const seen = new Set<string>()
  return wanted.map(({ order_line_id, quantity }, index) => {
    const line = lines.find(({ id }) => id === order_line_id)
    const left = line && !seen.has(order_line_id) ? line.quantity - line.cancelled_quantity : 0
    seen.add(order_line_id)
    if (quantity > left) throw failField(`lines.${index}.quantity`, orderErrors.units_over, { left })
    return { id: order_line_id, quantity }
  })
}

interface WantedRefund {
  order_id: string
  lines: WantedLines
  fault: Fault
}

/** Reckons what these items would come to, without changing anything. Throws like opening does. */
export async function previewCancellation(
  db: Db,
  scope: OrderScope,
  { order_id, lines, fault }: WantedRefund,
  locale: Locale,
): Promise<{ kind: CancellationKind; order: OrderRow; reckoned: ReckonedRefund }> {
  const locked = await lockOrder(db, order_id, scope)
  const kind = kindOf(locked.order.status, locale)
  const taken = checkUnits(locked, lines)
  const wanted = { kind, fault, goods_back: true, taken }
  return { kind, order: locked.order, reckoned: reckonRefund(locked, await standingOrder(db, locked.order), wanted) }
}

export function checkDestination(
  payment_method: PaymentMethod,
  {
    destination,
    iban_number,
    account_holder,
  }: { destination: RefundDestination; iban_number: string | null; account_holder: string | null },
): void {
  if (!destinationsOf(payment_method).includes(destination)) throw failField('destination', orderErrors.destination_not_offered)
  if (destination !== 'bank') return
  if (!iban_number) throw failField('iban_number', orderErrors.bank_details_needed)
  if (!account_holder) throw failField('account_holder', orderErrors.bank_details_needed)
}

interface Opening extends CancellationWish {
  scope: OrderScope
  actor: HistoryActor
  fault: Fault | null
  admin_note: string | null
  files: FileOwner
  locale: Locale
}

async function checkWindow(db: Db, order: OrderRow, kind: CancellationKind, actor: HistoryActor): Promise<void> {
  // an administrator may take goods back later, and says why in the note
  if (kind === 'cancel' || actor.type === 'admin') return
  const { return_window_days } = await readSettings(db)
  const { rows } = await db.execute<{ over: boolean }>(
    sql`select ${order.delivered_at}::timestamptz < ${now} - make_interval(days => ${return_window_days}) as over`,
  )
  if (rows[0]?.over !== false) throw fail(orderErrors.return_window_over)
}

/**
 * Opens a cancellation (before delivery) or return (after it) of some items of an order, in the caller's transaction. The units are held from now
 * on: no second request can name them. Throws `units_over` at a line, `return_window_over`, `not_cancellable_now`.
 */
export async function openCancellation(db: Db, opening: Opening): Promise<CancellationRow> {
  const { actor, refund_reason, refund_reason_other } = opening
  const locked = await lockOrder(db, opening.order_id, opening.scope)
  const { order } = locked
  await requireUninvolved(db, actor, order)
  const kind = kindOf(order.status, opening.locale)
  if (refund_reason === 'other' && !refund_reason_other) throw failField('refund_reason_other', orderErrors.reason_other_needed)
  await checkWindow(db, order, kind, actor)
  const taken = checkUnits(locked, opening.lines)
  checkDestination(order.payment_method, opening)
  const fault = opening.fault ?? faultOfReason[refund_reason]
  const reckoned = reckonRefund(locked, await standingOrder(db, order), { kind, fault, goods_back: true, taken })
  const attached = Object.fromEntries(opening.attachments.map((id, index) => [`attachments.${index}`, id]))
  await attachFiles(db, opening.files, attached, { purpose: 'paper' })
  const { answer_hours } = await readSettings(db)
  const [row] = await db
    .insert(cancellations)
    .values({
      order_id: order.id,
      store_id: order.store_id,
      user_id: order.user_id,
      kind,
      status: 'requested',
      requested_by: actor.type,
      refund_reason,
      refund_reason_other: refund_reason === 'other' ? refund_reason_other : null,
      note: opening.note,
      problem_description: opening.problem_description,
      attachments: opening.attachments,
      admin_note: opening.admin_note,
      fault,
      destination: opening.destination,
      iban_number: opening.destination === 'bank' ? opening.iban_number : null,
      account_holder: opening.destination === 'bank' ? opening.account_holder : null,
      amount: reckoned.amount,
      answer_by: sql`${now} + make_interval(hours => ${answer_hours})`,
    })
    .returning()
  if (!row) throw new Error('An insert answers its row')
  await db.insert(cancellationLines).values(
    reckoned.quote.lines.map(({ id, quantity, parts }) => ({
      cancellation_id: row.id,
      order_line_id: id,
      quantity,
      amount: parts.total,
    })),
  )
  await moveUnits(
    db,
    taken.map(({ id, quantity }) => ({ order_line_id: id, cancelled: quantity, refunded: 0 })),
  )
  const note = actor.type === 'admin' ? opening.admin_note : opening.note
  await writeCancellationHistory(db, { cancellation_id: row.id, action: 'open', from: null, to: 'requested', actor, note })
  await announceCancellation(db, row, order.number, { by: actor.type, rests: true })
  return row
}
