import { pictureFaults } from '@rahba/contract/catalog/import/import-errors'
import type { ProductChange } from '@rahba/contract/catalog/products/product-body'
import { maxImages } from '@rahba/contract/catalog/products/product-limits'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { toEntry } from '../products/audit-entry.ts'
import { updateProduct } from '../products/save-product.ts'
import { describePictureFault } from './describe-picture-fault.ts'
import { type FoundProduct, findProducts } from './find-products.ts'
import { toBody } from './product-cells.ts'
import { toUnchangedVariant } from './read-variants.ts'
import { type ProductImport, productImportPictures } from './table.ts'

type Picture = typeof productImportPictures.$inferSelect
export type Fetched = { file_id: string } | { fault: Bilingual }
interface Settled {
  picture: Picture
  outcome: Fetched
}

/** The pictures of a product with the fetched ones in their places, as many as it may have. */
function placePictures(images: readonly string[], fetched: readonly { position: number; file_id: string }[]): string[] {
  const all = [...images]
  for (const { position, file_id } of fetched.toSorted((a, b) => a.position - b.position))
    if (!all.includes(file_id) && all.length < maxImages) all.splice(Math.min(position, all.length), 0, file_id)
  return all
}

/** Changes the pictures of a product as its form would, with an entry in the audit log. */
async function save(
  db: Db,
  job: ProductImport,
  product: FoundProduct,
  images: string[],
  ofVariants: ReadonlyMap<string, string>,
  ofValues: ReadonlyMap<string, string>,
): Promise<void> {
  const variants = product.variants.map((variant) => ({
    ...toUnchangedVariant(variant),
    image: ofVariants.get(variant.id) ?? variant.image,
  }))
  const axes = product.axes.map((axis) => ({
    ...axis,
    values: axis.values.map((value) => ({ ...value, image: ofValues.get(value.id) ?? value.image })),
  }))
  const change: ProductChange = {
    ...toBody(product),
    images,
    quantity_seen: product.quantity,
    changes_seen: [],
    ...(product.axes.length > 0 ? { axes, variants } : {}),
  }
  const { moderate_product_edits: moderation } = await readSettings(db)
  const saved = await updateProduct(db, { store_id: job.store_id, id: product.id, change, moderation, seen: product.updated_at })
  const actor = { actor_type: 'store', actor_id: job.member_id } as const
  await writeAudit(db, actor, { action: 'products.update', ...toEntry(saved.before, saved.after, saved.waiting) })
}

/** Adds fetched pictures to their product, its variants and the values of its options, in one transaction with what became of each. */
export async function attachPictures({ db }: Deps, job: ProductImport, product_id: string, settled: readonly Settled[]): Promise<void> {
  await db.transaction(async (tx) => {
    const [product] = await findProducts(tx, job.store_id, [product_id])
    const fetched = settled.flatMap(({ picture, outcome }) => ('file_id' in outcome ? [{ ...picture, file_id: outcome.file_id }] : []))
    const images = product ? placePictures(product.images, fetched) : []
    const imageIds = new Set(images)
    const findPart = (key: 'variant_id' | 'value_id') =>
      new Map(fetched.flatMap(({ [key]: part, file_id }) => (part && imageIds.has(file_id) ? [[part, file_id] as const] : [])))
    if (product && fetched.length > 0) await save(tx, job, product, images, findPart('variant_id'), findPart('value_id'))
    for (const { picture, outcome } of settled) {
      const missedFault = product ? pictureFaults.picture_left : pictureFaults.picture_product_gone
      const isAdded = 'file_id' in outcome && imageIds.has(outcome.file_id)
      const fault = 'fault' in outcome ? outcome.fault : isAdded ? null : describePictureFault(picture.address, missedFault)
      await tx
        .update(productImportPictures)
        .set({ state: isAdded ? 'done' : 'failed', file_id: isAdded ? outcome.file_id : null, fault, updated_at: now })
        .where(eq(productImportPictures.id, picture.id))
    }
  })
}
