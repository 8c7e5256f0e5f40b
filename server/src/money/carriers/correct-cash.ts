import { formatAmount } from '@rahba/contract/kernel/money'
import { carriers } from '@rahba/contract/money/carriers'
import { openDueStatuses } from '@rahba/contract/money/due-states'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { notify } from '../../notifications/notify.ts'
import { standingOrder } from '../../orders/cancellations/standing-order.ts'
import { orders } from '../../orders/table.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { systemActor } from '../../platform/http/who.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { lockStore } from '../../stores/change-store.ts'
import { lockDue } from '../dues/lock-due.ts'
import { offsetDue, payableFromBalance } from '../dues/settle-due.ts'
import { dues } from '../dues/table.ts'
import { legsForCashCorrected, legsForDuesGivenBack, legsForRefundsCorrected } from '../ledger/carrier-events.ts'
import { heldByCarrier } from '../ledger/events.ts'
import { takesCash } from '../ledger/post-order.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { carrierOfOrder, collectionOf, openCollection, takeFromHeld } from './collection.ts'
import { carrierCorrections } from './table.ts'

const batch = 100
const actor = { type: 'system' } as const

/** Lists orders of the last days that were delivered by a node which did not know of carriers yet. */
async function listMissed(db: Db): Promise<void> {
  await db.execute(sql`
    insert into carrier_corrections (order_id, store_id)
    select o.id, o.store_id from orders o
    where o.delivered_at > ${now} - interval '2 days' and o.status in ('delivered', 'completed') and o.fulfilment = 'shipping_company'
      and o.shipping_company <> '' and o.payment_method = 'cod' and o.to_charge > o.cancelled_amount
      and not exists (select from carrier_collections c where c.order_id = o.id)
    on conflict do nothing`)
}

/** What refunds since delivery made the store owe for an order. */
async function owedByRefunds(db: Db, order_id: string): Promise<number> {
  const { rows } = await db.execute<{ owed: string }>(sql`
    select coalesce(sum(e.debit - e.credit), 0) as owed from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${order_id} and t.event = 'M8' and e.code = 'store_dues'`)
  return Number(rows[0]?.owed ?? 0)
}

/** Corrects one order under its lock: its cash becomes the carrier's debt (M5c), and refunds are no dues of the store any more (M8). */
async function correctOrder(db: Db, order_id: string): Promise<void> {
  const [row] = await db.select().from(orders).where(eq(orders.id, order_id)).for('update')
  const carrier = row && carrierOfOrder(row)
  if (!row || !carrier || (await collectionOf(db, order_id))) return
  await lockStore(db, row.store_id)
  const { order } = await standingOrder(db, row)
  const { rows: booked } = await db.execute(
    sql`select 1 from ledger_transactions where reference = ${`order:${order_id}:M4`} and not exists (select from ledger_transactions r where r.reverses = ledger_transactions.id)`,
  )
  if (!takesCash(order) || booked.length === 0) return
  const about = { order_id, store_id: order.store_id, user_id: order.user_id, actor }
  await openCollection(db, order, carrier, row.delivered_at ?? now)
  await postTransaction(db, {
    ...about,
    event: 'M5c',
    reference: `order:${order_id}:M5c`,
    note: `order:${order_id}:M4`,
    legs: legsForCashCorrected(order, carriers[carrier].account),
  })
  const owed = await owedByRefunds(db, order_id)
  if (owed <= 0) return
  const held = heldByCarrier(order)
  const collection = await collectionOf(db, order_id)
  if (collection) await takeFromHeld(db, collection, Math.min(owed, held))
  await postTransaction(db, {
    ...about,
    event: 'M8',
    reference: `order:${order_id}:M8c`,
    note: `order:${order_id}:M5c`,
    legs: legsForRefundsCorrected(order.store_id, owed, held),
  })
}

/** What the corrections gave back to a store beyond what it still owes unbilled goes to its balance, and from there to its open statements. */
async function giveBack(db: Db, store_id: string): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(
    sql`select coalesce(sum(amount), 0) as sum from due_lines where store_id = ${store_id} and due_id is null`,
  )
  const amount = -Number(rows[0]?.sum ?? 0)
  if (amount <= 0) return 0
  // the number of the last line names it: each correction of a store is given back once
  const { rows: last } = await db.execute<{ id: string }>(
    sql`select max(entry_id)::text as id from due_lines where store_id = ${store_id} and due_id is null`,
  )
  await postTransaction(db, {
    event: 'M10c',
    reference: `store:${store_id}:M10c:${last[0]?.id}`,
    store_id,
    legs: legsForDuesGivenBack(store_id, amount),
    actor,
  })
  const open = await db
    .select({ id: dues.id })
    .from(dues)
    .where(and(eq(dues.store_id, store_id), inArray(dues.status, [...openDueStatuses])))
    .orderBy(asc(dues.created_at), asc(dues.id))
  for (const { id } of open) {
    const { due } = await lockDue(db, id)
    if ((await payableFromBalance(db, due)) > 0) await offsetDue(db, due, null, actor)
  }
  return amount
}

const toldOf = (amount: number) => ({
  ar: {
    title: 'تصحيح حساب طلبات شركات الشحن',
    body: `نقد الطلبات التي سلّمتها شركات الشحن يظهر الآن في «لدى شركات الشحن» إلى أن تورّده. أُعيد إلى رصيدك ${formatAmount(amount)} ر.س من المستحقات، وسُددت منه كشوفك المفتوحة.`,
  },
  en: {
    title: 'Orders delivered by carriers were corrected',
    body: `Cash of orders that carriers delivered now shows under “With carriers” until they remit it. SAR ${formatAmount(amount)} of dues went back to your balance, and open statements were paid from it.`,
  },
})

/** Once the last listed order of a store is corrected. The store is locked, so that of two workers the later one sees the earlier one's work. */
async function finishStore(db: Db, store_id: string): Promise<void> {
  await lockStore(db, store_id)
  const [left] = await db
    .select({ id: carrierCorrections.order_id })
    .from(carrierCorrections)
    .where(eq(carrierCorrections.store_id, store_id))
    .limit(1)
  if (left) return
  const amount = await giveBack(db, store_id)
  if (amount === 0) return
  await writeAudit(db, systemActor, {
    action: 'carriers.correct',
    entity: 'stores',
    entity_id: store_id,
    store_id,
    before: null,
    after: { given_back: amount },
  })
  await notify(db, { audience: 'store', recipient_ids: [store_id], notif_type: 'MoneyNotification', data: toldOf(amount), mail: true })
}

/**
 * Puts right what was booked before the platform knew that carriers hold cash: by postings, one order at a time and each in a transaction of its
 * own, so that a process that ends leaves nothing half. Gives how many orders it took off the list.
 */
export async function correctCarrierCash(db: Db): Promise<number> {
  await listMissed(db)
  let done = 0
  for (;;) {
    const listed = await db
      .select()
      .from(carrierCorrections)
      .orderBy(asc(carrierCorrections.store_id), asc(carrierCorrections.order_id))
      .limit(batch)
    for (const { order_id, store_id } of listed) {
      await db.transaction(async (tx) => {
        await correctOrder(tx, order_id)
        await tx.delete(carrierCorrections).where(eq(carrierCorrections.order_id, order_id))
        await finishStore(tx, store_id)
      })
      done++
    }
    if (listed.length < batch) return done
  }
}

export const correctCarrierCashWorker = defineWorker(
  jobKind<Record<string, never>>('correct-carrier-cash'),
  async ({ db }) => void (await correctCarrierCash(db)),
  { cron: '*/10 * * * *', timeout_seconds: 3600 },
)
