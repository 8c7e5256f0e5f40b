import type { Bilingual } from '@rahba/contract/kernel/locale'
import { getVariantId } from '@rahba/contract/orders/variant-id'
import { eq } from 'drizzle-orm'
import { readProductsForOrder } from '../../catalog/products/lock-products-for-order.ts'
import type { Db } from '../../platform/db/types.ts'
import type { ReadList } from '../../shoppers/account/records.ts'
import { carts } from './table.ts'

/** Removes a shopper's cart. */
export async function deleteCart(db: Db, user_id: string): Promise<void> {
  await db.delete(carts).where(eq(carts.user_id, user_id))
}

/** Exports what is in a shopper's cart: at most a hundred lines, so one page. */
export const exportCart: ReadList<'cart'> = async (db, user_id) => {
  const [cart] = await db.select({ lines: carts.lines }).from(carts).where(eq(carts.user_id, user_id))
  const lines = cart?.lines ?? []
  const goods = lines.length > 0 ? await readProductsForOrder(db, lines.map(getVariantId)) : []
  const names = new Map<string, Bilingual>(goods.map(({ variant_id, name }) => [variant_id, name]))
  const rows = lines.map((line) => ({
    product: names.get(getVariantId(line)) ?? null,
    quantity: line.quantity,
    texts: line.options.flatMap(({ text }) => text ?? []),
  }))
  return { rows, next: null }
}
