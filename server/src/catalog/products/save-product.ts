import type { ProductBody, ProductChange } from '@rahba/contract/catalog/product-body'
import { errors } from '@rahba/contract/kernel/errors'
import { eq, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import { cleanHtml } from '../../platform/html.ts'
import { productAdditionalFields, productImages, products } from '../table.ts'
import { checkReferences } from './check-references.ts'
import { lockProduct, type ProductSnapshot, snapshotOf } from './lock-product.ts'
import { freeSlug } from './make-slug.ts'

/** A change with what the audit log keeps of both sides. */
export interface Changed {
  before: ProductSnapshot
  after: ProductSnapshot
}

const storeOwner = (store_id: string): FileOwner => ({ owner_type: 'store', owner_id: store_id })
const byIndex = (field: string, ids: readonly string[]) => Object.fromEntries(ids.map((id, index) => [`${field}.${index}`, id]))

/** Takes what `owner` uploaded; from then on it is the store's, whose people may open it, whoever put it there. */
async function takeFiles(db: Db, owner: FileOwner, store_id: string, body: ProductBody, before: ProductSnapshot | null): Promise<void> {
  const to = storeOwner(store_id)
  await attachFiles(db, owner, byIndex('images', body.images), { purpose: 'picture', before: before?.images ?? [], to })
  await attachFiles(db, owner, byIndex('attachments', body.attachments), { purpose: 'paper', before: before?.attachments ?? [], to })
}

async function saveParts(db: Db, product_id: string, body: ProductBody): Promise<void> {
  await db.delete(productImages).where(eq(productImages.product_id, product_id))
  await db.delete(productAdditionalFields).where(eq(productAdditionalFields.product_id, product_id))
  if (body.images.length > 0) await db.insert(productImages).values(body.images.map((file, position) => ({ product_id, file, position })))
  if (body.additional_fields.length > 0) {
    await db
      .insert(productAdditionalFields)
      .values(body.additional_fields.map((field_id, position) => ({ product_id, field_id, position })))
  }
}

/** The columns a form fills; its order of pictures decides which one stands for the product. */
function columnsOf(body: ProductBody) {
  const { images, additional_fields: _, description, ...columns } = body
  return { ...columns, description: { ar: cleanHtml(description.ar), en: cleanHtml(description.en) }, image: images[0] ?? null }
}

async function refuseTakenBarcode(db: Db, store_id: string, barcode: string | null, id: string | null): Promise<void> {
  if (!barcode) return
  const { rows } = await db.execute(
    sql`select from products where store_id = ${store_id} and barcode = ${barcode} and deleted_at is null and id is distinct from ${id}::uuid`,
  )
  if (rows.length > 0) throw failField('barcode', errors.already_taken, { field: barcode })
}

/**
 * Adds a draft to a store.
 * @param owner whose uploads the pictures are; the store's own when not said
 * @param slug the last part of its address; made from the name when not said
 * Throws `validation` at the field for ids that are not the store's, and for a barcode it uses already.
 */
export async function createProduct(
  db: Db,
  { store_id, body, owner = storeOwner(store_id), slug }: { store_id: string; body: ProductBody; owner?: FileOwner; slug?: string },
): Promise<ProductSnapshot> {
  await checkReferences(db, store_id, body, null)
  await refuseTakenBarcode(db, store_id, body.barcode, null)
  await takeFiles(db, owner, store_id, body, null)
  const [row] = await db
    .insert(products)
    .values({ ...columnsOf(body), store_id, slug: slug ?? (await freeSlug(db, store_id, body.name)) })
    .returning({ id: products.id })
  if (!row) throw new Error('an insert returns its row')
  await saveParts(db, row.id, body)
  return snapshotOf(db, row.id)
}

// jsonb gives its keys back in an order of its own
const sameText = (a: { ar: string; en: string }, b: { ar: string; en: string }) => a.ar === b.ar && a.en === b.en
const sameList = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, index) => id === b[index])

/** Whether what a reviewer looked at is no longer what shoppers would see. */
const changesWhatWasReviewed = (before: ProductSnapshot, next: ReturnType<typeof columnsOf>, images: readonly string[]) =>
  !sameText(before.name, next.name) ||
  !sameText(before.description, next.description) ||
  !sameList(before.images, images) ||
  before.category_id !== next.category_id

/**
 * Changes a product. Pieces sold since the form was opened stay sold: the difference to `quantity_seen` is applied, not the number itself.
 * @param moderate the setting `moderate_product_edits`, for a store's own edit: an approved product whose name, description, pictures or
 * category change goes back to review
 * Throws `not_found`, `stale_record`, and `validation` as {@link createProduct}.
 */
export async function updateProduct(
  db: Db,
  {
    store_id,
    id,
    change,
    moderate,
    owner,
  }: { store_id: string | null; id: string; change: ProductChange; moderate: boolean; owner?: FileOwner },
): Promise<Changed> {
  const before = await lockProduct(db, id, store_id)
  const { updated_at, quantity_seen, ...body } = change
  if (Date.parse(updated_at) !== Date.parse(before.updated_at)) throw fail(errors.stale_record)
  await checkReferences(db, before.store_id, body, before)
  await refuseTakenBarcode(db, before.store_id, body.barcode, id)
  await takeFiles(db, owner ?? storeOwner(before.store_id), before.store_id, body, before)
  const next = columnsOf(body)
  const approved = before.status === 'active' || before.status === 'hidden'
  const review = moderate && approved && changesWhatWasReviewed(before, next, body.images)
  const quantity = quantity_seen === undefined ? body.quantity : Math.max(0, before.quantity + body.quantity - quantity_seen)
  await db
    .update(products)
    .set({ ...next, quantity, updated_at: now, ...(review ? { status: 'pending' as const, status_reason: null } : {}) })
    .where(eq(products.id, id))
  await saveParts(db, id, body)
  return { before, after: await snapshotOf(db, id) }
}
