import type { sections as resource } from '@rahba/contract/catalog/sections/sections.schemas'
import { errors } from '@rahba/contract/kernel/errors'
import { type FieldLabels, fieldLabel } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { requireOutsiders } from '../../money/require-outsider.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { products } from '../table.ts'

export type SectionBody = z.output<typeof resource.body>

interface Checked {
  /** The products of the saved section; empty for a new one. */
  before: readonly string[]
  admin_id: string | null
  locale: Locale
  labels: FieldLabels
}

/** The stores of these products; null where one is not there. */
async function storesOfAll(db: Db, ids: readonly string[]): Promise<string[] | null> {
  const found = await db
    .select({ store_id: products.store_id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deleted_at)))
  return found.length === ids.length ? found.map(({ store_id }) => store_id) : null
}

/**
 * Checks a section before it is saved or previewed, and leaves out what belongs to another kind than the chosen one. Throws `reference_missing` under
 * `products`, `own_store`.
 */
export async function checkSection<Body extends Pick<SectionBody, 'kind' | 'category_id'> & { products?: string[] }>(
  db: Db,
  body: Body,
  { before, admin_id, locale, labels }: Checked,
): Promise<Body & { products: string[] }> {
  const products = body.kind === 'products' ? (body.products ?? []) : []
  // Its existing products may have been deleted since. They are skipped and need not be removed first.
  const added = products.filter((id) => !before.includes(id))
  if (added.length > 0) {
    const sellers = await storesOfAll(db, added)
    if (sellers === null) throw failField('products', errors.reference_missing, { field: fieldLabel(['products'], locale, labels) })
    if (admin_id) await requireOutsiders(db, admin_id, sellers)
  }
  return { ...body, category_id: body.kind === 'category' ? body.category_id : null, products }
}
