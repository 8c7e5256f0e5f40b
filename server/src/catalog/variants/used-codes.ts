import { errors } from '@rahba/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError } from '../../platform/errors.ts'

const usedRow = z.strictObject({ sku: z.string().nullable(), barcode: z.string().nullable() })

interface Codes {
  sku?: string | null | undefined
  barcode?: string | null | undefined
}

/**
 * Refuses SKUs and barcodes that another product of the store has, each at its field. Unique indexes decide between two simultaneous saves.
 * @param product_id whose own codes may stay; null for a new product
 * @param rows the codes with the path of their fields, such as `variants.3`; empty for the product's own
 */
export async function refuseUsedCodes(
  db: Db,
  { store_id, product_id, rows }: { store_id: string; product_id: string | null; rows: readonly (Codes & { path: string })[] },
): Promise<void> {
  const skus = rows.flatMap(({ sku }) => (sku ? [sku.toLowerCase()] : []))
  const barcodes = rows.flatMap(({ barcode }) => (barcode ? [barcode] : []))
  if (skus.length + barcodes.length === 0) return
  const used = await readRows(
    db,
    sql`select lower(sku) as sku, barcode from product_variants
        where store_id = ${store_id} and deleted_at is null and product_id is distinct from ${product_id}::uuid
          and ((sku is not null and lower(sku) = any(${sql.param(skus)}::text[])) or (barcode is not null and barcode = any(${sql.param(barcodes)}::text[])))`,
    usedRow,
  )
  if (used.length === 0) return
  const found = new Set(used.flatMap(({ sku, barcode }) => [...(sku ? [`sku ${sku}`] : []), ...(barcode ? [`barcode ${barcode}`] : [])]))
  const refused = rows.flatMap(({ path, sku, barcode }) => {
    const at = (field: string) => (path ? `${path}.${field}` : field)
    return [
      ...(sku && found.has(`sku ${sku.toLowerCase()}`) ? [[at('sku'), sku] as const] : []),
      ...(barcode && found.has(`barcode ${barcode}`) ? [[at('barcode'), barcode] as const] : []),
    ]
  })
  if (refused.length === 0) return
  const fields = refused.map(([path, code]) => [path, { error: errors.already_taken, params: { field: code } }])
  throw new AppError(errors.validation, {}, Object.fromEntries(fields))
}
