import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'

interface Text {
  title: string
  body: string
}

/** A notice to the team of a store, and by mail to its owner unless the caller mails words of its own. */
export const notifyStore = (db: Db, store: { id: string }, data: { ar: Text; en: Text }, mail = true) =>
  notify(db, {
    audience: 'store',
    recipient_ids: [store.id],
    notif_type: 'StoreNotification',
    model: 'stores',
    model_id: store.id,
    data,
    mail,
  })
