import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { storeErrors } from '@rahba/contract/stores/errors'
import { approval, maySubmit } from '@rahba/contract/stores/store-states'
import { storeMessages } from '../../messages/stores.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { requireAgreement } from '../agreement-state.ts'
import { changeStore, lockStore, type StoreChange } from '../change-store.ts'
import { readStoreFacts } from '../read-store.ts'

/** Hands a complete store in for review, the first time or after a rejection, and tells the admins who review stores. */
export async function submitStore(db: Db, store_id: string, locale: Locale): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (!maySubmit(store)) throw fail(storeErrors.store_wrong_state)
  await requireAgreement(db, store_id)
  const { missing } = await readStoreFacts(db, store_id)
  if (missing.length > 0) throw fail(storeErrors.store_incomplete, { what: missing.map(({ what }) => what[locale]).join(comma[locale]) })
  await notifyAdmins(db, 'stores.update', {
    notif_type: 'StoreNotification',
    model: 'stores',
    model_id: store_id,
    message: storeMessages.submitted.write({ store: store.name }),
  })
  return changeStore(db, store, { approved: approval.pending, submitted_at: now, status_reason: null })
}
