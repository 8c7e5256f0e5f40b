import type { ProductVariant } from '@rahba/contract/catalog/products/product-answers'
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { findBasePrice } from '../products/base-price.ts'
import { products } from '../table.ts'

const { search: _, ...columns } = getTableColumns(products)

/** A variant as the store keeps it, with its whole price. */
export interface FoundVariant extends Omit<ProductVariant, 'price' | 'sales'> {
  price: number
  /** True if its price is its own; the others follow the product's. */
  own_price: boolean
}

const variants = sql<FoundVariant[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'values', v.values, 'sku', v.sku, 'barcode', v.barcode, 'own_price', v.own_price, 'price', v.price,
    'price_after_discount', v.price_after_discount, 'quantity', v.quantity, 'weight', v.weight, 'image', v.image, 'active', v.active) order by v.position, v.id), '[]')
  from product_variants v where v.product_id = products.id and v.deleted_at is null)`

/** The store's products with these ids, with their parts and variants, in one statement. Their prices are those that variants follow. */
export async function findProducts(db: Db, store_id: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const found = await db
    .select({
      ...columns,
      images: sql<string[]>`array(select file::text from product_images where product_id = ${products.id} order by position)`,
      additional_fields: sql<
        string[]
      >`array(select field_id::text from product_additional_fields where product_id = ${products.id} order by position)`,
      variants,
    })
    .from(products)
    .where(and(eq(products.store_id, store_id), isNull(products.deleted_at), inArray(products.id, [...ids])))
  return found.map((product) => ({ ...product, ...findBasePrice(product) }))
}
export type FoundProduct = Awaited<ReturnType<typeof findProducts>>[number]
