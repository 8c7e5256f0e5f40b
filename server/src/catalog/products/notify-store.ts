import { manyProductsMessages, productMessages } from '../../messages/catalog.ts'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/db/types.ts'
import type { ProductSnapshot } from './lock-product.ts'

/** Notifies a store of what an administrator did with its product, in the transaction that did it. */
export async function notifyStore(db: Db, what: keyof typeof productMessages, product: ProductSnapshot): Promise<void> {
  await notify(db, {
    recipient_ids: [product.store_id],
    notif_type: 'ProductNotification',
    message: productMessages[what].write({ name: product.name, reason: product.status_reason ?? '' }),
    model: 'products',
    model_id: product.id,
  })
}

/** The decisions that may be taken about several products at once. */
export type ManyDecisions = keyof typeof manyProductsMessages

/** One decision about a product, with the notice that its store gets if it is the only one. */
export interface Decision {
  product: ProductSnapshot
  notify: (db: Db) => Promise<void>
}

/** Notifies each store once of what an administrator did with its products in one act: of one by its name, of several by their number. */
export async function notifyStores(db: Db, what: ManyDecisions, decisions: readonly Decision[]): Promise<void> {
  for (const [store_id, own] of Map.groupBy(decisions, ({ product }) => product.store_id)) {
    const [only] = own
    if (own.length === 1) await only?.notify(db)
    else
      await notify(db, {
        recipient_ids: [store_id],
        notif_type: 'ProductNotification',
        message: manyProductsMessages[what].write({ count: own.length, reason: only?.product.status_reason ?? '' }),
        model: 'products',
      })
  }
}
