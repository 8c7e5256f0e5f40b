import { storeErrors } from '@rahba/contract/stores/errors'
import { restrictionOn } from '@rahba/contract/stores/papers/paper-states'
import { approval, type DocumentKind } from '@rahba/contract/stores/store-states'
import { sql } from 'drizzle-orm'
import { paperMessages } from '../../messages/papers.ts'
import { readToday } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type Change, changeStore, lockStore, type StoreChange, type StoreRecord } from '../change-store.ts'
import { notifyStore } from '../notify-store.ts'
import { stores } from '../table.ts'
import { noticeOn, type PaperSettings, unrestricted } from './paper-stages.ts'

/** A locked store whose expired papers restrict it or will. Throws `store_wrong_state`, and `stale_record` when `seen` is an older version. */
async function lockRestricted(db: Db, store_id: string, seen?: string): Promise<StoreRecord & { products_stop_on: string }> {
  const store = await lockStore(db, store_id, seen)
  const { products_stop_on } = store
  if (store.approved !== approval.approved || products_stop_on === null) throw fail(storeErrors.store_wrong_state)
  return { ...store, products_stop_on }
}

/**
 * Changes the days of a store with an expired paper, and notifies its merchant. Lifted restrictions apply immediately. A day that
 * has come may stay as it is. Throws `stale_record`, `store_wrong_state`, and at their field `day_passed`, `same_days`, `orders_stop_first` and
 * `validation`.
 */
export async function extendPapers(
  db: Db,
  {
    store_id,
    seen,
    reason,
    ...given
  }: { store_id: string; seen?: string | undefined; products_stop_on: string; orders_stop_on: string | null; reason: string },
): Promise<StoreChange> {
  const store = await lockRestricted(db, store_id, seen)
  const { expired_papers_stop } = await readSettings(db)
  const { products_stop_on } = given
  const orders_stop_on = expired_papers_stop === 'orders' ? (given.orders_stop_on ?? store.orders_stop_on) : null
  const days = { products_stop_on, orders_stop_on }
  const day = await readToday(db)
  for (const field of ['products_stop_on', 'orders_stop_on'] as const) {
    const value = days[field]
    if (value !== null && value <= day && value !== store[field]) throw failField(field, storeErrors.day_passed)
  }
  if (products_stop_on === store.products_stop_on && orders_stop_on === store.orders_stop_on)
    throw failField(orders_stop_on === null ? 'products_stop_on' : 'orders_stop_on', storeErrors.same_days)
  if (orders_stop_on !== null && orders_stop_on < products_stop_on) throw failField('orders_stop_on', storeErrors.orders_stop_first)
  const papers = { ...days, paper_restriction: restrictionOn(day, days), papers_notified_stage: noticeOn(day, days) }
  await notifyStore(db, store, paperMessages.extended.write({ papers: { ...papers, lapsed_papers: store.lapsed_papers }, reason }))
  return changeStore(db, store, papers)
}

/**
 * Lifts the restrictions of expired papers, and notifies the merchant. The papers stay expired; the next expiry starts a new restriction. Throws
 * `store_wrong_state`.
 */
export async function liftPapers(db: Db, { store_id, reason }: { store_id: string; reason: string }): Promise<StoreChange> {
  const store = await lockRestricted(db, store_id)
  await notifyStore(db, store, paperMessages.lifted.write({ reason }))
  return changeStore(db, store, { ...unrestricted, lapsed_papers: [] })
}

/** Returns what accepting a paper changes of its locked store. Replacing the last expired paper lifts all restrictions and notifies the merchant. */
export async function afterAccepting(db: Db, store: StoreRecord, kind: DocumentKind): Promise<Change> {
  if (!store.lapsed_papers.includes(kind)) return {}
  const lapsed_papers = store.lapsed_papers.filter((other) => other !== kind)
  if (lapsed_papers.length > 0) return { lapsed_papers }
  if (store.products_stop_on !== null) await notifyStore(db, store, paperMessages.lifted.write({}))
  return { ...unrestricted, lapsed_papers }
}

/** Takes back at once what the settings restrict no longer. What they restrict more comes by the morning's job, with its notice. */
export async function applyPaperSettings(db: Db, { expired_papers_stop }: Pick<PaperSettings, 'expired_papers_stop'>): Promise<void> {
  const restricted = sql`${stores.lapsed_papers} <> '{}'`
  if (expired_papers_stop === 'nothing') await db.update(stores).set(unrestricted).where(restricted)
  if (expired_papers_stop === 'products')
    await db
      .update(stores)
      .set({ orders_stop_on: null, paper_restriction: sql`case when ${stores.paper_restriction} is not null then 'products' end` })
      .where(restricted)
}
