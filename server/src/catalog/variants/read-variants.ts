import type { ProductVariant } from '@rahba/contract/catalog/products/product-answers'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { productVariants } from './table.ts'

/** The variants of a product that are not deleted, in the order of its form. A product without axes has one, without values. */
export async function readVariants(db: Db, product_id: string): Promise<ProductVariant[]> {
  const { id, values, sku, barcode, own_price, price, price_after_discount, quantity, weight, image, active, sales } = productVariants
  const rows = await db
    .select({ id, values, sku, barcode, own_price, price, price_after_discount, quantity, weight, image, active, sales })
    .from(productVariants)
    .where(and(eq(productVariants.product_id, product_id), isNull(productVariants.deleted_at)))
    .orderBy(asc(productVariants.position), asc(productVariants.id))
  return rows.map(({ own_price: own, ...row }) => (own ? row : { ...row, price: null, price_after_discount: null }))
}
