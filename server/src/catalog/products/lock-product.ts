import type { ProductVariant } from '@rahba/contract/catalog/products/product-answers'
import { errors } from '@rahba/contract/kernel/errors'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { productAdditionalFields, productImages, products } from '../table.ts'
import { readVariants } from '../variants/read-variants.ts'

type ProductRecord = Omit<typeof products.$inferSelect, 'search'>
/** A product's own row with its pictures, fields and variants: what the audit log keeps of it. */
export type ProductSnapshot = ProductRecord & {
  images: string[]
  additional_fields: string[]
  sku: string | null
  variants: ProductVariant[]
}

const where = (id: string, store_id: string | null) =>
  and(eq(products.id, id), isNull(products.deleted_at), store_id ? eq(products.store_id, store_id) : undefined)

async function withParts(db: Db, { search: _, ...row }: typeof products.$inferSelect): Promise<ProductSnapshot> {
  const images = await db
    .select({ file: productImages.file })
    .from(productImages)
    .where(eq(productImages.product_id, row.id))
    .orderBy(asc(productImages.position))
  const fields = await db
    .select({ id: productAdditionalFields.field_id })
    .from(productAdditionalFields)
    .where(eq(productAdditionalFields.product_id, row.id))
    .orderBy(asc(productAdditionalFields.position))
  const variants = await readVariants(db, row.id)
  return {
    ...row,
    images: images.map(({ file }) => file),
    additional_fields: fields.map((field) => field.id),
    sku: row.axes.length === 0 ? (variants[0]?.sku ?? null) : null,
    variants: row.axes.length === 0 ? [] : variants,
  }
}

/**
 * Locks a product that is not deleted, so that what is read of it holds until the transaction ends.
 * @param store_id whose it must be; null for an admin. Throws `not_found`.
 */
export async function lockProduct(db: Db, id: string, store_id: string | null): Promise<ProductSnapshot> {
  const [row] = await db.select().from(products).where(where(id, store_id)).for('update')
  if (!row) throw fail(errors.not_found)
  return withParts(db, row)
}

/** The product as it is now, for the entry of the audit log. */
export async function takeSnapshot(db: Db, id: string): Promise<ProductSnapshot> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (!row) throw fail(errors.not_found)
  return withParts(db, row)
}
