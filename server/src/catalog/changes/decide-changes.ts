import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { catalogMessages } from '../../messages/catalog.ts'
import { notify } from '../../notifications/notify.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { wrongReferences } from '../products/check-references.ts'
import { lockProduct, type ProductSnapshot, takeSnapshot } from '../products/lock-product.ts'
import type { Changed } from '../products/save-product.ts'
import { hasBarcode } from '../products/used-barcode.ts'
import { saveParts, touchProduct } from '../products/write-product.ts'
import { products } from '../table.ts'
import { dropLostPictures } from '../variants/drop-lost-pictures.ts'
import { endChanges, type OpenChange, openChanges, withValue } from './open-changes.ts'
import { heldFiles, keepFiles, storeOwner } from './product-files.ts'

const getLabel = (field: string, locale: Locale) => (productLabels as Record<string, Record<Locale, string>>)[field]?.[locale] ?? field
const getNames = (fields: readonly string[], locale: Locale) => fields.map((field) => getLabel(field, locale)).join(comma[locale])

/** Refuses values that were right when they were written and no longer are: what they name is gone, switched off, or another product's by now. */
async function refuseUnfit(db: Db, before: ProductSnapshot, next: ProductSnapshot, locale: Locale): Promise<void> {
  const wrong = Object.keys(await wrongReferences(db, before.store_id, next, before)).map((path) => path.replace(/\..*$/, ''))
  if (wrong.length > 0) throw fail(catalogErrors.product_change_unfit, { fields: getNames([...new Set(wrong)], locale) })
  if (next.barcode && next.barcode !== before.barcode && (await hasBarcode(db, before.store_id, next.barcode, before.id)))
    throw fail(catalogErrors.product_change_barcode, { barcode: next.barcode })
}

/** Notifies a store of what became of fields of its edit. @param reason why they were refused; null if they were accepted */
export async function notifyOfChanges(
  db: Db,
  { product, decided, reason }: { product: ProductSnapshot; decided: readonly string[]; reason: string | null },
): Promise<void> {
  const fields = decided.map((field) => ({ ar: getLabel(field, 'ar'), en: getLabel(field, 'en') }))
  const { name } = product
  await notify(db, {
    recipient_ids: [product.store_id],
    notif_type: 'ProductNotification',
    message:
      reason === null
        ? catalogMessages.edit_approved.write({ name, fields })
        : catalogMessages.edit_rejected.write({ name, fields, reason }),
    model: 'products',
    model_id: product.id,
  })
}

/** The changes named, all of which must be open in one of `states`: a decision is of what was looked at. Throws `product_changes_gone`. */
function named(open: readonly OpenChange[], ids: readonly string[], states: readonly OpenChange['state'][]): OpenChange[] {
  const found = open.filter(({ id, state }) => ids.includes(id) && states.includes(state))
  if (found.length < new Set(ids).size) throw fail(catalogErrors.product_changes_gone)
  return found
}

const getWaiting = (changes: readonly OpenChange[]) => Object.fromEntries(changes.map(({ field, value }) => [`waiting_${field}`, value]))

/**
 * Makes what waits of a product's edit live, or refuses it. Refused values are kept for their merchant, whom the caller notifies of the `decided` fields.
 * @param changes the ids that were looked at, or `all` that wait
 * @param reason why it is refused; null accepts
 * @param locale of a refusal that names fields
 * Throws `not_found`, `product_changes_gone`, `product_no_changes`, `product_change_unfit` and `product_change_barcode`.
 */
export async function decideChanges(
  db: Db,
  input: { id: string; changes: readonly string[] | 'all'; reason: string | null; admin_id: string; locale: Locale },
): Promise<Changed & { decided: string[] }> {
  const { id, changes, reason, admin_id: decided_by, locale } = input
  const before = await lockProduct(db, id, null)
  const open = await openChanges(db, id)
  const decided = changes === 'all' ? open.filter(({ state }) => state === 'pending') : named(open, changes, ['pending'])
  if (decided.length === 0) throw fail(catalogErrors.product_no_changes)
  const waiting = getWaiting(decided)
  const fields = decided.map(({ field }) => field)
  if (reason !== null) {
    await endChanges(db, decided, { state: 'refused', reason, decided_by })
    await touchProduct(db, id)
    return { before, after: await takeSnapshot(db, id), waiting: { ...waiting, reason }, decided: fields }
  }
  const next = decided.reduce(withValue, before)
  await refuseUnfit(db, before, next, locale)
  await endChanges(db, decided, { state: 'accepted', decided_by })
  const rest = open.filter((change) => !decided.includes(change))
  const held = heldFiles(next, rest)
  await keepFiles(db, storeOwner(before.store_id), before.store_id, { before: heldFiles(before, open), after: held })
  const { name, description, category_id, subcategory_id, brand, barcode, made_in, weight, tags, attachments } = next
  await db
    .update(products)
    .set({
      ...{ name, description, category_id, subcategory_id, brand, made_in, weight, tags, attachments },
      // A product that got options while its barcode waited has one for each variant.
      barcode: before.axes.length > 0 ? null : barcode,
      image: next.images[0] ?? null,
      updated_at: now,
    })
    .where(eq(products.id, id))
  await saveParts(db, id, next)
  await dropLostPictures(db, id, held.images)
  const after = await takeSnapshot(db, id)
  return { before, after, waiting, decided: fields }
}

/**
 * Takes back a merchant's own changes that wait, or puts away refused ones; nothing was live of them. Throws `not_found` and
 * `product_changes_gone`.
 */
export async function withdrawChanges(
  db: Db,
  { id, store_id, changes }: { id: string; store_id: string; changes: readonly string[] },
): Promise<Changed> {
  const before = await lockProduct(db, id, store_id)
  const open = await openChanges(db, id)
  const withdrawn = named(open, changes, ['pending', 'refused'])
  await endChanges(db, withdrawn, { state: 'withdrawn' })
  const rest = open.filter((change) => !withdrawn.includes(change))
  await keepFiles(db, storeOwner(store_id), store_id, { before: heldFiles(before, open), after: heldFiles(before, rest) })
  await touchProduct(db, id)
  return { before, after: await takeSnapshot(db, id), waiting: getWaiting(withdrawn) }
}
