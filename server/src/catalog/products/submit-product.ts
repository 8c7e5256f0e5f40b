import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import { missingForReview } from '@rahba/contract/catalog/products/why-not-sellable'
import type { ErrorDef } from '@rahba/contract/kernel/errors'
import type { Db } from '../../platform/db/types.ts'
import { failFields } from '../../platform/errors.ts'
import { approveProduct } from './approve-product.ts'
import { changeState, type StateChange } from './change-state.ts'
import type { Changed } from './save-product.ts'

const missing: Record<string, ErrorDef> = {
  no_image: catalogErrors.product_image_needed,
  no_category: catalogErrors.product_category_needed,
  no_description: catalogErrors.product_description_needed,
}

/**
 * Sends a draft or rejected product for review. Throws `validation` under what it still lacks.
 * @param moderate the setting `moderate_products`; without it the product goes on sale at once
 */
export async function submitProduct(db: Db, { moderate, ...change }: StateChange & { moderate: boolean }): Promise<Changed> {
  const sent = await send(db, change)
  if (moderate) return sent
  const { after } = await approveProduct(db, change)
  return { before: sent.before, after }
}

function send(db: Db, change: StateChange): Promise<Changed> {
  return changeState(db, 'submit', change, null, (product) => {
    const lacks = missingForReview({ ...product, images: product.images.length })
    if (lacks.length === 0) return
    throw failFields(Object.fromEntries(lacks.map(({ code, field }) => [field ?? '_', missing[code] ?? catalogErrors.product_incomplete])))
  })
}
