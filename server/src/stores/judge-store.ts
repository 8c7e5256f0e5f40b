import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { storeErrors } from '@rahba/contract/stores/errors'
import { type DocumentKind, documentKinds } from '@rahba/contract/stores/store-states'
import { and, eq } from 'drizzle-orm'
import { notify } from '../notifications/notify.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { changeStore, lockStore, type StoreChange, type StoreRecord } from './change-store.ts'
import { storeDocuments } from './table.ts'

interface Text {
  title: string
  body: string
}

const tell = (db: Db, store: StoreRecord, data: { ar: Text; en: Text }) =>
  notify(db, { audience: 'store', recipient_ids: [store.id], notif_type: 'GeneralNotification', model_id: store.id, data })

/** Accepts a paper or sends it back with a reason. */
export async function judgeDocument(db: Db, input: { store_id: string; kind: DocumentKind; admin_id: string; reason: string | null }): Promise<StoreChange> {
  const { store_id, kind, admin_id, reason } = input
  const store = await lockStore(db, store_id)
  const judged = await db
    .update(storeDocuments)
    .set({ status: reason === null ? 'accepted' : 'rejected', reason, judged_at: now, judged_by: admin_id, updated_at: now })
    .where(and(eq(storeDocuments.store_id, store_id), eq(storeDocuments.kind, kind)))
    .returning({ id: storeDocuments.id })
  if (judged.length === 0) throw fail(errors.not_found)
  if (reason !== null) {
    const { ar, en } = documentKinds[kind]
    await tell(db, store, { ar: { title: 'أعيد إليك مستند', body: `${ar}: ${reason}` }, en: { title: 'A paper was sent back', body: `${en}: ${reason}` } })
  }
  return changeStore(db, store, {})
}

/** Lets the store sell, once every paper was judged and accepted. Its VAT regime follows from an accepted VAT certificate (domain.md 3.2). */
export async function approveStore(db: Db, store_id: string, locale: Locale): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (store.approved !== 0 && store.approved !== 2) throw fail(storeErrors.store_wrong_state)
  if (!store.has_complete_data) throw fail(storeErrors.store_wrong_state)
  const papers = await db.select({ kind: storeDocuments.kind, status: storeDocuments.status }).from(storeDocuments).where(eq(storeDocuments.store_id, store_id))
  const open = papers.filter(({ status }) => status !== 'accepted')
  if (open.length > 0) throw fail(storeErrors.documents_unjudged, { what: open.map(({ kind }) => documentKinds[kind][locale]).join(locale === 'ar' ? '، ' : ', ') })
  const registered = store.vat_no !== null && papers.some(({ kind }) => kind === 'vat_certificate')
  await tell(db, store, {
    ar: { title: 'تم اعتماد متجرك', body: 'مبارك! يمكنك الآن فتح متجرك واستقبال الطلبات.' },
    en: { title: 'Your store is approved', body: 'Congratulations! You can open your store and take orders now.' },
  })
  return changeStore(db, store, { approved: 1, approved_at: now, status_reason: null, vat_regime: registered ? 'registered' : 'platform_deemed', ...(registered ? {} : { applying_vat_admission: false }) })
}

/** Sends the store back; the merchant reads why, mends it and hands it in again. */
export async function rejectStore(db: Db, store_id: string, reason: string): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (store.approved !== 0) throw fail(storeErrors.store_wrong_state)
  await tell(db, store, { ar: { title: 'لم يُعتمد متجرك بعد', body: reason }, en: { title: 'Your store is not approved yet', body: reason } })
  return changeStore(db, store, { approved: 2, status_reason: reason })
}

/** Closes the store, hides its goods and holds its payouts; open orders go on. */
export async function suspendStore(db: Db, store_id: string, reason: string): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (store.approved !== 1) throw fail(storeErrors.store_wrong_state)
  await tell(db, store, { ar: { title: 'أوقف متجرك', body: reason }, en: { title: 'Your store was suspended', body: reason } })
  return changeStore(db, store, { approved: 3, is_online: false, payout_hold: true, status_reason: reason })
}

/** Lifts the suspension. The store stays closed until its merchant opens it. */
export async function reinstateStore(db: Db, store_id: string): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (store.approved !== 3) throw fail(storeErrors.store_wrong_state)
  await tell(db, store, { ar: { title: 'أعيد تفعيل متجرك', body: 'يمكنك فتح متجرك من جديد.' }, en: { title: 'Your store is active again', body: 'You can open your store again.' } })
  return changeStore(db, store, { approved: 1, payout_hold: false, status_reason: null })
}
