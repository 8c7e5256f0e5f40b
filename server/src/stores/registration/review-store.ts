import { isAllowed } from '@rahba/contract/kernel/action-table'
import { errors } from '@rahba/contract/kernel/errors'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { storeErrors } from '@rahba/contract/stores/errors'
import { maySetHold } from '@rahba/contract/stores/payout-hold'
import { type StoreActionName, storeActions, unaccepted } from '@rahba/contract/stores/store-actions'
import { type DocumentKind, documentKinds } from '@rahba/contract/stores/store-states'
import { and, eq, sql } from 'drizzle-orm'
import { storeMessages } from '../../messages/stores.ts'
import { now } from '../../platform/db/columns.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { changeStore, lockStore, type StoreChange, type StoreRecord } from '../change-store.ts'
import { notifyStore } from '../notify-store.ts'
import { afterAccepting } from '../papers/lift-restrictions.ts'
import { readStoreFacts } from '../read-store.ts'
import { storeDocuments } from '../table.ts'

/** The store, locked, when the table of transitions lets `action` happen to it now. Throws `store_wrong_state`. */
async function lockFor(db: Db, store_id: string, action: StoreActionName): Promise<StoreRecord> {
  const store = await lockStore(db, store_id)
  if (!isAllowed(storeActions, action, store.approved)) throw fail(storeErrors.store_wrong_state)
  return store
}

/**
 * Accepts a paper or sends it back with a reason; `was` is its state before. Throws `not_found` for a paper that was not handed in, and
 * `paper_date_passed`.
 */
export async function reviewDocument(
  db: Db,
  input: { store_id: string; kind: DocumentKind; admin_id: string; reason: string | null },
): Promise<StoreChange & { was: string }> {
  const { store_id, kind, admin_id, reason } = input
  const store = await lockStore(db, store_id)
  const paper = and(eq(storeDocuments.store_id, store_id), eq(storeDocuments.kind, kind))
  const [held] = await db
    .select({ status: storeDocuments.status, past: sql<boolean>`coalesce(${storeDocuments.end_date} < ${today}, false)` })
    .from(storeDocuments)
    .where(paper)
  if (!held) throw fail(errors.not_found)
  // The paper would expire again the next morning.
  if (reason === null && held.past) throw fail(storeErrors.paper_date_passed)
  await db
    .update(storeDocuments)
    .set({ status: reason === null ? 'accepted' : 'rejected', reason, judged_at: now, judged_by: admin_id, updated_at: now })
    .where(paper)
  if (reason !== null) await notifyStore(db, store, storeMessages.document_rejected.write({ kind, reason }))
  const change = reason === null ? await afterAccepting(db, store, kind) : {}
  return { ...(await changeStore(db, store, change)), was: held.status }
}

/** Lets the store sell, once every paper was reviewed and accepted. */
export async function approveStore(db: Db, store_id: string, locale: Locale): Promise<StoreChange> {
  const store = await lockFor(db, store_id, 'approve')
  const { documents, missing } = await readStoreFacts(db, store_id)
  const open = unaccepted(documents)
  if (open.length > 0)
    throw fail(storeErrors.documents_unjudged, { what: open.map(({ kind }) => documentKinds[kind][locale]).join(comma[locale]) })
  if (missing.length > 0) throw fail(storeErrors.store_incomplete, { what: missing.map(({ what }) => what[locale]).join(comma[locale]) })
  await notifyStore(db, store, storeMessages.approved.write({}))
  return changeStore(db, store, { approved: storeActions.approve.to, approved_at: now, status_reason: null })
}

/** Sends the store back; the merchant reads why, fixes it and hands it in again. */
export async function rejectStore(db: Db, store_id: string, reason: string): Promise<StoreChange> {
  const store = await lockFor(db, store_id, 'reject')
  await notifyStore(db, store, storeMessages.rejected.write({ reason }))
  return changeStore(db, store, { approved: storeActions.reject.to, status_reason: reason })
}

/**
 * Closes the store and hides its goods; open orders go on. Its state alone keeps payouts from it: `payout_hold` says what was held for another
 * reason.
 */
export async function suspendStore(db: Db, store_id: string, reason: string): Promise<StoreChange> {
  const store = await lockFor(db, store_id, 'suspend')
  await notifyStore(db, store, storeMessages.suspended.write({ reason }))
  return changeStore(db, store, { approved: storeActions.suspend.to, is_online: false, status_reason: reason })
}

/** Lifts the suspension. The store stays closed until its merchant opens it, and payouts that were held for another reason stay held. */
export async function reinstateStore(db: Db, store_id: string): Promise<StoreChange> {
  const store = await lockFor(db, store_id, 'reinstate')
  await notifyStore(db, store, storeMessages.reinstated.write({}))
  return changeStore(db, store, { approved: storeActions.reinstate.to, status_reason: null })
}

/**
 * Holds the store's payouts or lets them go again. What is held of a suspended store stays so until it is reinstated. Throws `store_wrong_state`.
 */
export async function holdPayouts(db: Db, { store_id, hold }: { store_id: string; hold: boolean }): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (!maySetHold(store, hold)) throw fail(storeErrors.store_wrong_state)
  return changeStore(db, store, { payout_hold: hold })
}
