import type { ProductVariant } from '@rahba/contract/catalog/product-answers'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { productVariants } from '../variant-table.ts'

interface PricePair {
  price: number
  price_after_discount: number | null
}

interface Variants {
  variants: ProductVariant[]
  /** The prices of a variant without its own, which are the product's; undefined if each has its own. */
  follower: PricePair | undefined
}

/** The variants of a product that are not deleted, in the order of its form. A product without axes has one, without values. */
export async function readVariants(db: Db, product_id: string): Promise<Variants> {
  const { id, values, sku, barcode, own_price, price, price_after_discount, quantity, weight, image, active, sales } = productVariants
  const rows = await db
    .select({ id, values, sku, barcode, own_price, price, price_after_discount, quantity, weight, image, active, sales })
    .from(productVariants)
    .where(and(eq(productVariants.product_id, product_id), isNull(productVariants.deleted_at)))
    .orderBy(asc(productVariants.position), asc(productVariants.id))
  return {
    variants: rows.map(({ own_price: own, ...row }) => (own ? row : { ...row, price: null, price_after_discount: null })),
    follower: rows.find((row) => !row.own_price),
  }
}
