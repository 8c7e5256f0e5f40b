import { errors } from '@rahba/contract/kernel/errors'
import { type GuardedField, guardedFields, waitsForAcceptance } from '@rahba/contract/stores/profile/store-changes'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { approval } from '@rahba/contract/stores/store-states'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { storeMessages } from '../../messages/stores.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import { type Change, changeStore, type StoreChange, type StoreRecord } from '../change-store.ts'
import { type StoreChangeAlong, storeChanges, stores } from '../table.ts'

/** The way a group is saved, besides its values. */
export interface SaveOptions {
  /** The owner of the uploaded files, by default the store itself. They belong to the store afterwards. */
  uploader?: FileOwner
  /** The version the caller was shown: a newer one is not saved over. */
  seen?: string | undefined
  /** The admin who saves; their values need nobody's acceptance. */
  admin_id?: string
}

type Guarded = Pick<StoreRecord, GuardedField>

export const isByMerchant = (how: SaveOptions): boolean => how.admin_id === undefined

/** A number that another store has is refused now, not when an admin accepts it. */
async function refuseTaken(db: Db, store: StoreRecord, field: 'vat_no' | 'commercial_register_no', value: string): Promise<void> {
  const [other] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores[field], value), ne(stores.id, store.id), ne(stores.approved, approval.closed)))
    .limit(1)
  if (other) throw failField(field, errors.already_taken)
}

async function notifyOfRequests(db: Db, store: StoreRecord, fields: readonly GuardedField[]): Promise<void> {
  const named = fields.map((field) => storeLabels[field] ?? { ar: field, en: field })
  await notifyAdmins(db, 'stores.update', {
    notif_type: 'StoreNotification',
    model: 'stores',
    model_id: store.id,
    message: storeMessages.change_requested.write({ store: store.name, fields: named, held: fields.includes('iban_no') }),
  })
}

/** Keeps `next` as the one open request for its field. Returns true if it differs from the request before. */
async function request(db: Db, store: StoreRecord, field: GuardedField, next: Guarded[GuardedField], along: StoreChangeAlong | null) {
  const old = store[field]
  if (old === null) throw new Error('Only a value that is live is kept')
  if ((field === 'vat_no' || field === 'commercial_register_no') && typeof next === 'string') await refuseTaken(db, store, field, next)
  const values = { old: { value: old }, new: { value: next }, along }
  const saved = await db
    .insert(storeChanges)
    .values({ store_id: store.id, field, ...values })
    .onConflictDoUpdate({
      target: [storeChanges.store_id, storeChanges.field],
      targetWhere: sql`state = 'pending'`,
      set: { ...values, created_at: now, updated_at: now },
      setWhere: sql`${storeChanges.new} is distinct from excluded.new or ${storeChanges.along} is distinct from excluded.along`,
    })
    .returning({ id: storeChanges.id })
  return saved.length > 0
}

/** An admin's own value takes the place of what waited. */
const supersede = (db: Db, store_id: string, fields: readonly GuardedField[], decided_by: string) =>
  db
    .update(storeChanges)
    .set({ state: 'superseded', decided_by, decided_at: now, updated_at: now })
    .where(and(eq(storeChanges.store_id, store_id), inArray(storeChanges.field, [...fields]), eq(storeChanges.state, 'pending')))

/**
 * Saves `change` on a locked store, except values that need acceptance: of an approved store another name, register, VAT number or IBAN is kept as
 * a request, the admins are notified, and the old value stays live. An admin's values are saved at once.
 * @param how.along what belongs to a new IBAN and waits with it
 */
export async function saveGuarded(
  db: Db,
  store: StoreRecord,
  change: Change & Partial<Guarded>,
  how: SaveOptions & { along?: StoreChangeAlong },
): Promise<StoreChange> {
  const moved = guardedFields.filter((field) => {
    const next = change[field]
    return next !== undefined && waitsForAcceptance(store, store[field], next)
  })
  if (moved.length === 0) return changeStore(db, store, change)
  if (how.admin_id !== undefined) {
    await supersede(db, store.id, moved, how.admin_id)
    return changeStore(db, store, change)
  }
  const now_saved = { ...change }
  const waiting: Record<string, unknown> = {}
  const news: GuardedField[] = []
  for (const field of moved) {
    const next = change[field] ?? null
    if (await request(db, store, field, next, (field === 'iban_no' && how.along) || null)) news.push(field)
    waiting[`waiting_${field}`] = next
    delete now_saved[field]
  }
  if (news.length > 0) await notifyOfRequests(db, store, news)
  return { ...(await changeStore(db, store, now_saved)), waiting }
}
