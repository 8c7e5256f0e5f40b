import { chosenValues, variantTitle } from '@rahba/contract/catalog/variants/axes'
import type { TakenStock } from '../catalog/products/take-stock.ts'
import { stockMessages } from '../messages/stock.ts'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'
import type { PricedCart } from './price-cart.ts'

/** Notifies the team of each variant whose stock an order reduced to the alert level of the store. */
export async function announceLowStock(
  db: Db,
  order: { id: string; stock: readonly TakenStock[] },
  { store, lines }: Pick<PricedCart, 'store' | 'lines'>,
): Promise<void> {
  const { low_stock_alert: limit } = store
  if (limit === null) return
  for (const { variant_id, before, after } of order.stock) {
    const product = lines.find((line) => line.product.variant_id === variant_id)?.product
    if (!product || before <= limit || after > limit) continue
    const chosen = chosenValues(product.axes, product.values)
    await notify(db, {
      recipient_ids: [store.id],
      notif_type: 'ProductNotification',
      model: 'products',
      model_id: product.id,
      once: `low-stock:${variant_id}:${order.id}`,
      message: stockMessages.low.write({
        name: product.name,
        variant: { ar: variantTitle(chosen, 'ar'), en: variantTitle(chosen, 'en') },
        remaining: after,
      }),
    })
  }
}
