import type { ProductBulk } from '@rahba/contract/catalog/products/product-bulk'
import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import { maxPieces, maxPrice } from '@rahba/contract/catalog/products/product-limits'
import type { Locale } from '@rahba/contract/kernel/locale'
import { percentage } from '@rahba/contract/kernel/money'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { numberText } from '@rahba/contract/kernel/number-text'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { products } from '../table.ts'
import { productVariants } from '../variants/table.ts'
import { findBasePrice, toBaseColumns } from './base-price.ts'
import { deleteProduct } from './delete-product.ts'
import { hideProduct, showProduct } from './hide-product.ts'
import { lockProduct, type ProductSnapshot, takeSnapshot } from './lock-product.ts'
import { submitProduct } from './submit-product.ts'

type Repricing = Extract<ProductBulk, { action: `price_${string}` }>

function priceAfter(price: number, { action, value }: Repricing): number {
  if (action === 'price_set') return value
  const next = action === 'price_add' ? price + value : price + percentage(price, value)
  if (next < 1) throw fail(catalogErrors.product_price_too_low)
  // The product's form would refuse a higher price later, at a field that nobody typed in.
  if (next > maxPrice) throw fail(catalogErrors.product_price_too_high, { max: moneyTexts(maxPrice) })
  return next
}

interface PricePair {
  price: number
  price_after_discount: number | null
}

function pairAfter({ price: old, price_after_discount: reduced }: PricePair, bulk: Repricing): PricePair {
  const price = priceAfter(old, bulk)
  // A percentage changes both prices, so that the discount keeps its size.
  const discounted = reduced === null || bulk.action !== 'price_percent' ? reduced : priceAfter(reduced, bulk)
  if (discounted !== null && discounted >= price) throw fail(catalogErrors.product_discount_too_high)
  return { price, price_after_discount: discounted }
}

/** Changes the price of every variant, whether it has its own or the product's, and that which the form shows. A trigger then writes the cheapest. */
async function repriceVariants(db: Db, before: ProductSnapshot, bulk: Repricing) {
  const rows = await db
    .select({
      id: productVariants.id,
      price: productVariants.price,
      price_after_discount: productVariants.price_after_discount,
    })
    .from(productVariants)
    .where(and(eq(productVariants.product_id, before.id), isNull(productVariants.deleted_at)))
  const changed = rows.map((row) => ({ id: row.id, ...pairAfter(row, bulk) }))
  await db.execute(sql`
    update product_variants v set price = r.price, price_after_discount = r.price_after_discount, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(id uuid, price bigint, price_after_discount bigint) where v.id = r.id`)
  await db
    .update(products)
    .set({ ...toBaseColumns(pairAfter(findBasePrice(before), bulk), before.axes), updated_at: now })
    .where(eq(products.id, before.id))
  return { before, after: await takeSnapshot(db, before.id) }
}

async function reprice(db: Db, store_id: string, id: string, bulk: Repricing) {
  const before = await lockProduct(db, id, store_id)
  if (before.axes.length > 0) return repriceVariants(db, before, bulk)
  const set = pairAfter(before, bulk)
  await db
    .update(products)
    .set({ ...set, updated_at: now })
    .where(eq(products.id, id))
  return { before, after: { ...before, ...set } }
}

async function restock(db: Db, store_id: string, id: string, { action, value }: Extract<ProductBulk, { action: `stock_${string}` }>) {
  const before = await lockProduct(db, id, store_id)
  if (before.axes.length > 0) throw fail(catalogErrors.product_stock_by_variant)
  const quantity = action === 'stock_set' ? value : Math.max(0, before.quantity + value)
  if (quantity > maxPieces) throw fail(catalogErrors.product_stock_too_high, { max: numberText(maxPieces) })
  await db.update(products).set({ quantity, updated_at: now }).where(eq(products.id, id))
  return { before, after: { ...before, quantity } }
}

/** Does one row of a bulk action to one product of the store. Throws what the single action throws; the caller keeps rows apart by savepoints. */
export async function bulkProduct(
  db: Db,
  { store_id, id, bulk, locale, moderate }: { store_id: string; id: string; bulk: ProductBulk; locale: Locale; moderate: boolean },
): Promise<{ before: ProductSnapshot; after: ProductSnapshot | null }> {
  switch (bulk.action) {
    case 'price_percent':
    case 'price_add':
    case 'price_set':
      return reprice(db, store_id, id, bulk)
    case 'stock_add':
    case 'stock_set':
      return restock(db, store_id, id, bulk)
    case 'submit':
      return submitProduct(db, { id, store_id, locale, moderate })
    case 'hide':
      return hideProduct(db, { id, store_id, locale })
    case 'show':
      return showProduct(db, { id, store_id, locale })
    case 'delete':
      return { before: await deleteProduct(db, { id, store_id }), after: null }
  }
}
