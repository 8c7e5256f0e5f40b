import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { type CollectionState, carriers } from '@rahba/contract/money/carriers/carriers'
import { allowedDecisions } from '@rahba/contract/money/carriers/remittance-lines'
import { moneyErrors } from '@rahba/contract/money/errors'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { orders } from '../../orders/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { lockStore } from '../../stores/change-store.ts'
import { legsForCarrierCredit, legsForCashToStore, legsForRemitted, splitStoreShare, sumCleared } from '../ledger/carrier-events.ts'
import type { PostedBy } from '../ledger/order-postings.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { requireOutsiders } from '../require-outsider.ts'
import { recordingNeedsSecond } from '../second-approval.ts'
import { calculateLine, getTotals } from './calculate-line.ts'
import { lockDraft, toLines } from './change-remittance.ts'
import { kindOfLine, ownCash } from './match-lines.ts'
import { moveToCarrier } from './move-to-carrier.ts'
import { notifySecondApprover } from './notify-second-approver.ts'
import { notifyStoresOfRemittance } from './notify-stores.ts'
import { type CollectionRecord, carrierCollections, carrierRemittances, type RemittanceLineRecord, type RemittanceRecord } from './table.ts'

interface Found {
  store_id: string
  /** The value is null if no carrier ever had its cash. */
  collection: CollectionRecord | null
  /** The part of its cash that is booked as the store's. */
  own_cash: number
  completed: boolean
}
type Collected = Found & { collection: CollectionRecord }
const isCollected = (order: Found): order is Collected => order.collection !== null

/** The orders of the lines, locked in the order of their ids, with their collections: any other change of one of them waits. */
async function lockOrders(db: Db, lines: readonly RemittanceLineRecord[]): Promise<Map<string, Found>> {
  const ids = [...new Set(lines.flatMap(({ order_id }) => order_id ?? []))]
  if (ids.length === 0) return new Map()
  await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id)).for('update')
  const found = await db
    .select({ id: orders.id, store_id: orders.store_id, status: orders.status, own_cash: ownCash, collection: carrierCollections })
    .from(orders)
    .leftJoin(carrierCollections, eq(carrierCollections.order_id, orders.id))
    .where(inArray(orders.id, ids))
  return new Map(found.map(({ id, status, ...order }) => [id, { ...order, completed: status !== 'delivered' }]))
}

/** True if a line still describes its order as it did when it was matched and decided. */
function isStillValid(line: RemittanceLineRecord, found: Found | undefined, draft: RemittanceRecord): boolean {
  if (line.kind === 'doubled' || line.kind === 'unknown') return true
  const { collection = null, own_cash = 0 } = found ?? {}
  const rest = collection ? collection.cash - collection.settled : 0
  if (line.kind === 'missing') return collection !== null && collection.carrier === draft.carrier && rest === line.expected
  const now = kindOfLine(found && { carrier: collection?.carrier ?? null, rest, own_cash }, line.collected, draft.carrier)
  if (now !== line.kind || line.kind === 'already' || line.kind === 'not_expected') return now === line.kind
  return line.expected === (line.kind === 'booked_to_store' ? own_cash : rest)
}

const isMoved = ({ decision }: RemittanceLineRecord) => decision === 'carrier_collected'

/** Books to the draft's carrier what was booked as the stores' cash and this carrier collected. The stores are locked first, as their dues change. */
async function moveCash(
  db: Db,
  draft: RemittanceRecord,
  lines: readonly RemittanceLineRecord[],
  found: Map<string, Found>,
  by: PostedBy & { note: string },
) {
  const moved = lines.flatMap((line) => (isMoved(line) && line.order_id ? [line.order_id] : []))
  const stores = new Set(moved.flatMap((id) => found.get(id)?.store_id ?? []))
  for (const id of [...stores].sort()) await lockStore(db, id)
  for (const id of moved) {
    const order = found.get(id)
    if (order) found.set(id, { ...order, collection: await moveToCarrier(db, id, draft.carrier, by) })
  }
}

const getState = (line: RemittanceLineRecord, cash: number, settled: number): CollectionState => {
  if (settled < cash) return settled > 0 ? 'part' : 'open'
  return line.decision === 'store_has_it' ? 'with_store' : line.decision === 'platform_bears' ? 'written_off' : 'remitted'
}

/** The changes that one line made to its order's collection. */
interface Settled {
  order_id: string
  store_id: string
  settled: number
  held: number
  released_pending: number
  status: CollectionState
  /** The amount that came in for the order, for the store's notice. */
  released: number
}

/** Posts one line in the ledger. Null where it moves nothing of an order. */
async function bookLine(
  db: Db,
  draft: RemittanceRecord,
  line: RemittanceLineRecord,
  found: Collected | undefined,
  by: PostedBy & { note: string },
): Promise<Settled | null> {
  const posting = { ...by, reference: `remittance_line:${line.id}` }
  if (line.decision === 'carrier_credit' && line.kind !== 'over') {
    const legs = legsForCarrierCredit(carriers[draft.carrier].account, line.collected, line.fee)
    await postTransaction(db, { ...posting, event: 'carrier_remitted', reference: `${posting.reference}:carrier_remitted`, legs })
    return null
  }
  const settled = calculateLine(line, draft.fee_by)
  if (!found || !settled) return null
  const { collection, completed } = found
  const { order_id, store_id } = collection
  const rest = collection.cash - collection.settled
  const account = carriers[collection.carrier].account
  const cash = { store_id, account, payer: carriers[draft.carrier].account, rest, held: collection.held }
  const about = { ...posting, order_id, store_id }
  if (line.decision === 'store_has_it') {
    await postTransaction(db, {
      ...about,
      event: 'carrier_paid_store',
      reference: `${posting.reference}:carrier_paid_store`,
      legs: legsForCashToStore(cash),
    })
    const status = getState(line, collection.cash, collection.cash)
    return { order_id, store_id, settled: collection.cash, held: 0, released_pending: collection.released_pending, status, released: 0 }
  }
  const { held, released } = splitStoreShare(cash, settled)
  const into = completed ? 'store_available' : 'store_pending'
  await postTransaction(db, {
    ...about,
    event: 'carrier_remitted',
    reference: `${posting.reference}:carrier_remitted`,
    legs: legsForRemitted(cash, settled, into),
  })
  const after = collection.settled + sumCleared(settled)
  return {
    order_id,
    store_id,
    settled: after,
    held,
    released_pending: collection.released_pending + (completed ? 0 : Math.max(released, 0)),
    status: getState(line, collection.cash, after),
    released,
  }
}

async function saveCollections(db: Db, settled: readonly Settled[]): Promise<void> {
  await db.execute(sql`
    update carrier_collections c
    set settled = s.settled, held = s.held, released_pending = s.released_pending, status = s.status, updated_at = ${now},
      settled_at = case when s.settled = c.cash then ${now} end
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s (order_id uuid, settled bigint, held bigint, released_pending bigint, status text)
    where c.order_id = s.order_id`)
}

interface Booked {
  before: RemittanceRecord
  after: RemittanceRecord
  /** True if it is recorded now; false if it has its first approval of two. */
  recorded: boolean
}

/**
 * Records a remittance: locks its draft and all its orders, posts each line (`carrier_remitted`, `carrier_paid_store`) and notifies the stores. Cash
 * that was booked to a store is booked to the carrier first. The matches must still be true, each difference must be decided, and the lines must add
 * up to the amount that reached the bank. From the payout limit on, a second admin must approve it.
 * Throws `not_found`, `remittance_wrong_state`, `remittance_undecided`, `remittance_changed`, `remittance_amount_differs`,
 * `remittance_needs_another`, `own_store`, and `balance_too_low` for more credit than the carrier has.
 */
export async function bookRemittance(db: Db, { id, admin_id, locale }: { id: string; admin_id: string; locale: Locale }): Promise<Booked> {
  const draft = await lockDraft(db, id, locale)
  const lines = await toLines(db, id)
  const undecided = lines.filter(({ kind, decision }) => allowedDecisions(kind).length > 0 && decision === null).length
  if (undecided > 0) throw fail(moneyErrors.remittance_undecided, { lines: undecided })
  const found = await lockOrders(db, lines)
  const of = (line: RemittanceLineRecord) => (line.order_id ? found.get(line.order_id) : undefined)
  if (!lines.every((line) => isStillValid(line, of(line), draft))) throw fail(moneyErrors.remittance_changed)
  const { expected_total, cleared } = getTotals(lines, draft.fee_by)
  if (expected_total !== draft.amount)
    throw fail(moneyErrors.remittance_amount_differs, { amount: moneyTexts(draft.amount), expected_total: moneyTexts(expected_total) })
  await requireOutsiders(
    db,
    admin_id,
    lines.flatMap((line) => {
      const order = of(line)
      return order && (order.collection || isMoved(line)) ? [order.store_id] : []
    }),
  )
  const amount = Math.max(cleared, draft.amount)
  const needsSecond = draft.first_posted_by !== null || (await recordingNeedsSecond(db, { admin_id, amount }))
  if (needsSecond && draft.first_posted_by === admin_id) throw fail(moneyErrors.remittance_needs_another)
  const recorded = !needsSecond || draft.first_posted_by !== null
  const [after] = await db
    .update(carrierRemittances)
    .set(
      recorded
        ? { status: 'posted', posted_by: admin_id, posted_at: now, recorded: amount, updated_at: now }
        : { first_posted_by: admin_id, updated_at: now },
    )
    .where(eq(carrierRemittances.id, id))
    .returning()
  if (!after) throw new Error('The locked remittance is there')
  if (!recorded) {
    await notifySecondApprover(db, after)
    return { before: draft, after, recorded }
  }
  const by = { note: `${draft.number} · ${draft.reference}`, actor: { type: 'admin', id: admin_id } as const }
  await moveCash(db, draft, lines, found, by)
  const settled: Settled[] = []
  for (const line of lines) {
    const order = of(line)
    const one = await bookLine(db, draft, line, order && isCollected(order) ? order : undefined, by)
    if (one) settled.push(one)
  }
  await saveCollections(db, settled)
  await notifyStoresOfRemittance(db, after, settled)
  return { before: draft, after, recorded }
}
