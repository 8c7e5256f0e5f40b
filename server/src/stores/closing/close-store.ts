import { isAllowed } from '@rahba/contract/kernel/action-table'
import { errors } from '@rahba/contract/kernel/errors'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { storeErrors } from '@rahba/contract/stores/errors'
import { storeActions } from '@rahba/contract/stores/store-actions'
import { and, eq, sql } from 'drizzle-orm'
import { storeMessages } from '../../messages/stores.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { changeStore, lockStore, type StoreChange } from '../change-store.ts'
import { notifyStore } from '../notify-store.ts'
import { storeChanges, storeMembers } from '../table.ts'
import { readOpenSteps } from './open-steps.ts'

interface Closing {
  store_id: string
  reason: string
  locale: Locale
  /** The member who closes it; null where an administrator does. */
  member_id: string | null
}

/**
 * Closes a store for good, once it has nothing open: its page and goods leave the market, what waited for acceptance ends, and its people may only
 * read. Nothing leads back. Throws `store_wrong_state`, `closing_open`, and `forbidden` for a member who is not the owner.
 */
export async function closeStore(db: Db, { store_id, reason, locale, member_id }: Closing): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (member_id !== null) {
    const [member] = await db.select({ is_owner: storeMembers.is_owner }).from(storeMembers).where(eq(storeMembers.id, member_id))
    if (!member?.is_owner) throw fail(errors.forbidden)
  }
  if (!isAllowed(storeActions, 'close', store.approved)) throw fail(storeErrors.store_wrong_state)
  const open = await readOpenSteps(db, store_id)
  if (open.length > 0) throw fail(storeErrors.closing_open, { what: open.map(({ what }) => what[locale]).join(comma[locale]) })
  await db
    .update(storeChanges)
    .set({ state: 'superseded', decided_at: now, updated_at: now })
    .where(and(eq(storeChanges.store_id, store_id), eq(storeChanges.state, 'pending')))
  await db.execute(sql`update product_changes c set state = 'superseded', updated_at = ${now} from products p
    where p.id = c.product_id and p.store_id = ${store_id}::uuid and c.state = 'pending'`)
  await db.execute(sql`update products set status = 'draft', updated_at = ${now} where store_id = ${store_id}::uuid and status = 'pending'`)
  await notifyStore(db, store, storeMessages.closed.write({ reason }))
  if (member_id !== null)
    await notifyAdmins(db, 'stores.update', {
      notif_type: 'StoreNotification',
      model: 'stores',
      model_id: store_id,
      message: storeMessages.closed_by_merchant.write({ store: store.name, reason }),
    })
  return changeStore(db, store, { approved: storeActions.close.to, is_online: false, featured_position: null, status_reason: reason })
}
