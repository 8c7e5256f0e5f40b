import type { ProductBody } from '@rahba/contract/catalog/products/product-body'
import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import type { ErrorDef } from '@rahba/contract/kernel/errors'
import { errors } from '@rahba/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { failFields } from '../../platform/errors.ts'

type References = Pick<ProductBody, 'category_id' | 'subcategory_id' | 'shelf_id' | 'additional_fields'>

type Before = Pick<References, 'category_id' | 'subcategory_id'> | null

const referencesRow = z.strictObject({
  category: z.boolean(),
  subcategory_parent: z.string().nullable(),
  shelf: z.boolean(),
  fields: z.array(z.string()),
})

/**
 * Returns the errors of ids that do not exist or belong to another store, by the path of their field. An inactive category stays allowed for a
 * product that already has it (`before`).
 */
export async function wrongReferences(db: Db, store_id: string, body: References, before: Before): Promise<Record<string, ErrorDef>> {
  const found = await readRow(
    db,
    sql`
    select
      exists (select from categories where id = ${body.category_id}::uuid and (active or id = ${before?.category_id ?? null}::uuid)) as category,
      (select category_id from subcategories where id = ${body.subcategory_id}::uuid and (active or id = ${before?.subcategory_id ?? null}::uuid)) as subcategory_parent,
      exists (select from shelves where id = ${body.shelf_id}::uuid and store_id = ${store_id}) as shelf,
      array(select id::text from additional_fields where id = any(${sql.param(body.additional_fields)}::uuid[]) and store_id = ${store_id}) as fields`,
    referencesRow,
  )
  const refused: Record<string, ErrorDef> = {}
  if (body.category_id && !found.category) refused.category_id = errors.not_found
  if (body.subcategory_id && !found.subcategory_parent) refused.subcategory_id = errors.not_found
  else if (body.subcategory_id && found.subcategory_parent !== body.category_id)
    refused.subcategory_id = catalogErrors.subcategory_elsewhere
  if (body.shelf_id && !found.shelf) refused.shelf_id = errors.not_found
  const own = new Set(found.fields)
  body.additional_fields.forEach((id, index) => {
    if (!own.has(id.toLowerCase())) refused[`additional_fields.${index}`] = errors.not_found
  })
  return refused
}

/** Refuses what {@link wrongReferences} finds, under its fields. */
export async function checkReferences(db: Db, store_id: string, body: References, before: Before): Promise<void> {
  const refused = await wrongReferences(db, store_id, body, before)
  if (Object.keys(refused).length > 0) throw failFields(refused)
}
