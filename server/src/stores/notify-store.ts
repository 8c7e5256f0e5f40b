import type { WrittenNotice } from '../messages/message.ts'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'

/** A notice to the team of a store about the store itself. */
export const notifyStore = (db: Db, store: { id: string }, message: WrittenNotice<'store'>): Promise<void> =>
  notify(db, {
    recipient_ids: [store.id],
    notif_type: 'StoreNotification',
    model: 'stores',
    model_id: store.id,
    message,
  })
