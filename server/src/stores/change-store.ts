import { errors } from '@rahba/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { refuseStale } from '../platform/http/seen-version.ts'
import { readStoreFacts } from './read-store.ts'
import { stores } from './table.ts'

export type StoreRecord = typeof stores.$inferSelect
export type Change = { [K in keyof typeof stores.$inferInsert]?: (typeof stores.$inferInsert)[K] | typeof now }

/**
 * The store, locked until the transaction ends. Throws `not_found`, and `stale_record` when `seen` is an older version.
 * @param seen the `updated_at` the caller was shown, if they said so
 */
export async function lockStore(db: Db, store_id: string, seen?: string): Promise<StoreRecord> {
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id)).for('update')
  if (!store) throw fail(errors.not_found)
  refuseStale(seen, store)
  return store
}

export interface StoreChange {
  before: StoreRecord
  after: StoreRecord
  /** The requested values that wait for an admin, by `waiting_` and their field, for the history. */
  waiting?: Record<string, unknown>
}

type VatFacts = Pick<StoreRecord, 'approved_at' | 'vat_no' | 'applying_vat_admission'> &
  Pick<Awaited<ReturnType<typeof readStoreFacts>>, 'documents'>

/**
 * Facts alone decide who accounts for VAT (docs/domain/vat-and-invoices.md#who-is-the-supplier): the store itself once it was approved with a VAT
 * number and an accepted certificate, otherwise the platform. A registered store must charge VAT by law, independent of its former choice,
 * and otherwise neither side would account for its sales. A store that loses its registration, or is approved without one, no longer says that it
 * charges VAT.
 */
function getVat(before: StoreRecord, { approved_at, vat_no, applying_vat_admission, documents }: VatFacts) {
  const proven = vat_no !== null && documents.some(({ kind, status }) => kind === 'vat_certificate' && status === 'accepted')
  const registered = approved_at !== null && proven
  const lost = !registered && (before.vat_regime === 'registered' || (before.approved_at === null && approved_at !== null))
  return {
    vat_regime: registered ? ('registered' as const) : ('platform_deemed' as const),
    applying_vat_admission: registered || (applying_vat_admission && vat_no !== null && !lost),
  }
}

/**
 * Saves `change` on a locked store, and reviews its completeness and its VAT regime again. Orders that were placed keep theirs.
 * @param options.edited `false` for a switch that no form shows, so that open forms do not become stale
 */
export async function changeStore(
  db: Db,
  before: StoreRecord,
  change: Change,
  options: { edited: boolean } = { edited: true },
): Promise<StoreChange> {
  await db
    .update(stores)
    .set({ ...change, ...(options.edited ? { updated_at: now } : {}) })
    .where(eq(stores.id, before.id))
  const facts = await readStoreFacts(db, before.id)
  const [after] = await db
    .update(stores)
    .set({ has_complete_data: facts.missing.length === 0, ...getVat(before, facts) })
    .where(eq(stores.id, before.id))
    .returning()
  if (!after) throw new Error('The locked store is there')
  return { before, after }
}
