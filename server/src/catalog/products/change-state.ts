import { leadsToSale, type ProductAction, productActions } from '@rahba/contract/catalog/products/product-actions'
import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import { productStateLabels } from '@rahba/contract/catalog/products/product-states'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import type { Locale } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { requireNewProducts } from '../../stores/new-products.ts'
import { products } from '../table.ts'
import { lockProduct, type ProductSnapshot } from './lock-product.ts'
import type { Changed } from './save-product.ts'

export interface StateChange {
  id: string
  /** The store that must own the product; null for an admin. */
  store_id: string | null
  /** The language of the refusal, which names the state. */
  locale?: Locale
}

/**
 * Takes a product along one row of the table of actions, under its lock. `look` may refuse what the table alone can't check.
 * Throws `not_found` and `product_wrong_state`, and `new_products_stopped` or `agreement_needed` for what leads to a product on sale.
 */
export async function changeState(
  db: Db,
  action: ProductAction,
  { id, store_id, locale = 'ar' }: StateChange,
  reason: string | null = null,
  look?: (product: ProductSnapshot) => void,
): Promise<Changed> {
  const before = await lockProduct(db, id, store_id)
  const rule = productActions[action]
  if (!isAllowed(productActions, action, before.status)) {
    throw fail(catalogErrors.product_wrong_state, { action: rule.label[locale], state: productStateLabels[before.status][locale] })
  }
  if (leadsToSale(action)) await requireNewProducts(db, before.store_id, store_id === null ? 'admin' : 'store')
  look?.(before)
  const [row] = await db
    .update(products)
    .set({ status: rule.to, status_reason: reason, updated_at: now })
    .where(eq(products.id, id))
    .returning({ status: products.status, status_reason: products.status_reason, updated_at: products.updated_at })
  return { before, after: { ...before, ...row } }
}
