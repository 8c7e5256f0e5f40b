import { descriptions, type ProductBody } from '@rahba/contract/catalog/products/product-body'
import { eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { cleanHtml } from '../../platform/html.ts'
import { checkAgain } from '../../platform/http/check-again.ts'
import { productAdditionalFields, productImages, products } from '../table.ts'

/** A body with its HTML as it is kept. Throws `validation` at a description that is too long once its signs are written as HTML. */
export function cleaned<B extends Pick<ProductBody, 'description'>>(body: B): B {
  const description = { ar: cleanHtml(body.description.ar), en: cleanHtml(body.description.en) }
  checkAgain(descriptions, description, ['description'])
  return { ...body, description }
}

/** The columns a form fills; the first picture represents the product. */
export function selectColumns({ images, additional_fields: _fields, variants: _variants, sku: _sku, ...columns }: ProductBody) {
  return { ...columns, image: images[0] ?? null }
}

/** The pictures and fields of a product, in place of those it had. */
export async function saveParts(db: Db, product_id: string, body: Pick<ProductBody, 'images' | 'additional_fields'>): Promise<void> {
  await db.delete(productImages).where(eq(productImages.product_id, product_id))
  await db.delete(productAdditionalFields).where(eq(productAdditionalFields.product_id, product_id))
  if (body.images.length > 0) await db.insert(productImages).values(body.images.map((file, position) => ({ product_id, file, position })))
  if (body.additional_fields.length > 0) {
    await db
      .insert(productAdditionalFields)
      .values(body.additional_fields.map((field_id, position) => ({ product_id, field_id, position })))
  }
}

/** Marks a locked product as changed, so that forms opened before are stale. */
export const touchProduct = (db: Db, id: string) => db.update(products).set({ updated_at: now }).where(eq(products.id, id))
