import type { ProductBody } from '@rahba/contract/catalog/products/product-body'
import { errors } from '@rahba/contract/kernel/errors'
import type { Db } from '../../platform/db/types.ts'
import { failFields, runAllChecks } from '../../platform/errors.ts'
import { refuseUsedCodes } from '../variants/used-codes.ts'
import { checkReferences } from './check-references.ts'
import type { ProductSnapshot } from './lock-product.ts'

/** The codes of a body with the paths of their fields: those of its variants, or of a product without axes its own. */
function listCodes({ variants = [], sku, barcode }: ProductBody, hasAxes: boolean) {
  if (!hasAxes) return [{ path: '', sku, barcode }]
  return variants.map((variant, row) => ({ path: `variants.${row}`, sku: variant.sku, barcode: variant.barcode }))
}

/** Rejects variants with an id that does not belong to the product. The only variant of a product without axes has the id of the product. */
function checkVariantIds({ variants = [] }: ProductBody, before: ProductSnapshot | null): void {
  const known = before?.axes.length === 0 ? [before.id] : (before?.variants.map(({ id }) => id) ?? [])
  const own = new Set(known)
  const unknown = variants.flatMap(({ id }, row) => (id === undefined || own.has(id) ? [] : [`variants.${row}.id`]))
  if (unknown.length > 0) throw failFields(Object.fromEntries(unknown.map((path) => [path, errors.not_found])))
}

/**
 * Checks what the schema of a product can't: ids of other records, and codes that another product of the store has.
 * @param before the locked product; null for a new one
 * Throws `validation` with all of it at the fields.
 */
export async function checkProduct(db: Db, store_id: string, body: ProductBody, before: ProductSnapshot | null): Promise<void> {
  const hasAxes = (body.axes ?? before?.axes ?? []).length > 0
  await runAllChecks(
    () => checkReferences(db, store_id, body, before),
    async () => checkVariantIds(body, before),
    () => refuseUsedCodes(db, { store_id, product_id: before?.id ?? null, rows: listCodes(body, hasAxes) }),
  )
}
