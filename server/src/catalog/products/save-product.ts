import type { ProductBody, ProductChange } from '@rahba/contract/catalog/products/product-body'
import type { EditModeration } from '@rahba/contract/catalog/products/product-edits'
import { eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import { refuseStale, requireVersion } from '../../platform/http/seen-version.ts'
import { requireNewProducts } from '../../stores/new-products.ts'
import { heldFiles, keepFiles, storeOwner } from '../changes/product-files.ts'
import { settleChanges } from '../changes/settle-changes.ts'
import { products } from '../table.ts'
import { retainChangedVariants } from '../variants/changed-variants.ts'
import { dropLostPictures } from '../variants/drop-lost-pictures.ts'
import { saveVariants } from '../variants/save-variants.ts'
import { toBaseColumns } from './base-price.ts'
import { checkProduct } from './check-product.ts'
import { createProductSlug } from './create-product-slug.ts'
import { lockProduct, type ProductSnapshot, takeSnapshot } from './lock-product.ts'
import { cleaned, saveParts, selectColumns } from './write-product.ts'

/** A change with what the audit log keeps of both sides. */
export interface Changed {
  before: ProductSnapshot
  after: ProductSnapshot
  /** The requested values that wait for an admin, by `waiting_` and their field, for the history. */
  waiting?: Record<string, unknown>
}

/**
 * The columns of a product that its variants speak for, once it has axes. Its price is theirs as well; a new one needs one until they are
 * written.
 */
const ofVariants = { barcode: null, quantity: 0 }

/**
 * Adds a draft to a store.
 * @param owner whose uploads the pictures are; the store's own when not said
 * @param slug the last part of its address; made from the name when not said
 * Throws `new_products_stopped`, `agreement_needed`, and `validation` as {@link checkProduct}.
 */
export async function createProduct(
  db: Db,
  { store_id, body, owner = storeOwner(store_id), slug }: { store_id: string; body: ProductBody; owner?: FileOwner; slug?: string },
): Promise<ProductSnapshot> {
  await requireNewProducts(db, store_id, owner.owner_type === 'admin' ? 'admin' : 'store')
  await checkProduct(db, store_id, body, null)
  const { axes = [] } = body
  await keepFiles(db, owner, store_id, { before: { images: [], attachments: [] }, after: body })
  const [row] = await db
    .insert(products)
    .values({
      ...selectColumns(cleaned(body)),
      ...(axes.length > 0 ? ofVariants : {}),
      ...toBaseColumns(body, axes),
      store_id,
      slug: slug ?? (await createProductSlug(db, store_id, body.name)),
    })
    .returning({ id: products.id })
  if (!row) throw new Error('an insert returns its row')
  await saveParts(db, row.id, body)
  await saveVariants(db, { ...body, axes, axes_before: [], id: row.id, store_id })
  return takeSnapshot(db, row.id)
}

const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])]

/**
 * Changes a product. Pieces sold since the form was opened stay sold: the difference to `quantity_seen` is applied, not the number itself. Axes and
 * variants that the change does not name stay as they are.
 * @param moderation the setting `moderate_product_edits`, for a store's own edit: of an approved product some fields wait for an admin, and what
 * they replace stays on sale. An admin's values never wait (`off`), and take the place of those that do.
 * @param seen the version that the caller was shown
 * Throws `not_found`, `version_missing`, `stale_record`, and `validation` as {@link checkProduct}.
 */
export async function updateProduct(
  db: Db,
  input: {
    store_id: string | null
    id: string
    change: ProductChange
    moderation: EditModeration
    owner?: FileOwner
    seen?: string | undefined
  },
): Promise<Changed> {
  const before = await lockProduct(db, input.id, input.store_id)
  const { quantity_seen, changes_seen, ...given } = input.change
  refuseStale(requireVersion(input.seen), before)
  const { id, store_id } = before
  const body = cleaned(given)
  await checkProduct(db, store_id, body, before)
  const axes = body.axes ?? before.axes
  const { live, open, kept, waiting } = await settleChanges(db, before, body, { moderation: input.moderation, seen: changes_seen })
  const held = heldFiles(live, kept)
  await keepFiles(db, input.owner ?? storeOwner(store_id), store_id, {
    before: heldFiles(before, open),
    // The form's own files come first, so that a refusal points to their place there.
    after: { images: union(body.images, held.images), attachments: union(body.attachments, held.attachments) },
  })
  const { price, price_after_discount, quantity: _, ...columns } = selectColumns(live)
  const sold = quantity_seen === undefined ? 0 : quantity_seen - before.quantity
  const own = axes.length > 0 ? { barcode: null } : { price, price_after_discount, quantity: Math.max(0, body.quantity - sold) }
  await db
    .update(products)
    .set({ ...columns, ...own, ...toBaseColumns({ price, price_after_discount }, axes), updated_at: now })
    .where(eq(products.id, id))
  await saveParts(db, id, live)
  await saveVariants(db, {
    id,
    store_id,
    price,
    price_after_discount,
    axes,
    axes_before: before.axes,
    variants: body.variants,
    sku: body.sku,
  })
  await dropLostPictures(db, id, held.images)
  return { ...retainChangedVariants(before, await takeSnapshot(db, id)), waiting }
}
