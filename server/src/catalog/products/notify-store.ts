import { productMessages } from '../../messages/catalog.ts'
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
