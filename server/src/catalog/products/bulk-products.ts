import { maxPieces, maxPrice } from '@rahba/contract/catalog/product-body'
import type { ProductBulk } from '@rahba/contract/catalog/product-bulk'
import { catalogErrors } from '@rahba/contract/catalog/product-errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { percentage } from '@rahba/contract/kernel/money'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { products } from '../table.ts'
import { deleteProduct } from './delete-product.ts'
import { hideProduct, showProduct } from './hide-product.ts'
import { lockProduct, type ProductSnapshot } from './lock-product.ts'
import { submitProduct } from './submit-product.ts'

type Repricing = Extract<ProductBulk, { action: `price_${string}` }>

function priceAfter(price: number, { action, value }: Repricing): number {
  if (action === 'price_set') return value
  const next = action === 'price_add' ? price + value : price + percentage(price, value)
  if (next < 1) throw fail(catalogErrors.product_price_too_low)
  // The product's form would refuse a higher price later, at a field that nobody typed in.
  if (next > maxPrice) throw fail(catalogErrors.product_price_too_high, { most: moneyTexts(maxPrice) })
  return next
}

async function reprice(db: Db, store_id: string, id: string, bulk: Repricing) {
  const before = await lockProduct(db, id, store_id)
  const price = priceAfter(before.price, bulk)
  // A percentage changes both prices, so that the discount keeps its size.
  const discounted =
    before.price_after_discount === null
      ? null
      : bulk.action === 'price_percent'
        ? priceAfter(before.price_after_discount, bulk)
        : before.price_after_discount
  if (discounted !== null && discounted >= price) throw fail(catalogErrors.product_discount_too_high)
  const set = { price, price_after_discount: discounted }
  await db
    .update(products)
    .set({ ...set, updated_at: now })
    .where(eq(products.id, id))
  return { before, after: { ...before, ...set } }
}

async function restock(db: Db, store_id: string, id: string, { action, value }: Extract<ProductBulk, { action: `stock_${string}` }>) {
  const before = await lockProduct(db, id, store_id)
  const quantity = action === 'stock_set' ? value : Math.max(0, before.quantity + value)
  if (quantity > maxPieces) throw fail(catalogErrors.product_stock_too_high, { most: maxPieces.toLocaleString('en') })
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
