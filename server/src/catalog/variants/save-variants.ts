import { type Axis, chosenValues } from '@rahba/contract/catalog/variants/axes'
import type { VariantBody } from '@rahba/contract/catalog/variants/axes.schemas'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { productVariants as variants } from './table.ts'

/** A locked product with what its form says of its variants. */
interface SavedProduct {
  id: string
  store_id: string
  /** Halalas, for the variants without a price of their own. */
  price: number
  price_after_discount: number | null
  axes: readonly Axis[]
  /** Those it had before, which name the variants that are deleted. */
  axes_before: readonly Axis[]
  /** Undefined to leave the variants as they are. */
  variants?: readonly VariantBody[] | undefined
  /** The code of a product without axes; undefined to leave it. */
  sku?: string | null | undefined
}

const live = (product_id: string) => and(eq(variants.product_id, product_id), isNull(variants.deleted_at))

interface OldVariant {
  id: string
  values: string[]
  sku: string | null
  barcode: string | null
  quantity: number
}

const readLive = (db: Db, product_id: string): Promise<OldVariant[]> =>
  db
    .select({ id: variants.id, values: variants.values, sku: variants.sku, barcode: variants.barcode, quantity: variants.quantity })
    .from(variants)
    .where(live(product_id))

/** Deletes variants for everyone but orders and the record of stock, which goes on to name them. A trigger writes their stock off. */
async function deleteVariants(db: Db, axes_before: readonly Axis[], removed: readonly OldVariant[]): Promise<void> {
  if (removed.length === 0) return
  const named = removed.map(({ id, values }) => ({ id, deleted_as: chosenValues(axes_before, values) }))
  await db.execute(sql`
    update product_variants v set deleted_at = ${now}, updated_at = ${now}, deleted_as = g.deleted_as
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as g(id uuid, deleted_as jsonb) where v.id = g.id`)
}

/** The rows as they are written: whole prices, and stock without what was sold since the form was opened. */
function toRows(
  { id: product_id, store_id, ...product }: SavedProduct,
  bodies: readonly VariantBody[],
  stock: ReadonlyMap<string, number>,
) {
  return bodies.map(({ id, quantity_seen, ...body }, position) => {
    const current = id === undefined ? undefined : stock.get(id)
    const follows = body.price === null && body.price_after_discount === null
    const price = body.price ?? product.price
    const price_after_discount = follows ? product.price_after_discount : body.price_after_discount
    const sold = current === undefined || quantity_seen === undefined ? 0 : quantity_seen - current
    return {
      ...body,
      id: id ?? null,
      product_id,
      store_id,
      position,
      price,
      price_after_discount,
      own_price: !follows,
      quantity: Math.max(0, body.quantity - sold),
    }
  })
}

/** The columns of a variant that a save writes. */
const columns = [
  ...['position', '"values"', 'sku', 'barcode', 'own_price', 'price', 'price_after_discount'],
  ...['quantity', 'weight', 'image', 'active'],
]
const listColumns = (prefix = '') => sql.raw(columns.map((column) => prefix + column).join(', '))

/** Takes off codes that move from one row to another, since the unique indexes look at each row as it is written. Most saves move none. */
async function freeCodes(
  db: Db,
  existing: readonly OldVariant[],
  rows: readonly (Pick<OldVariant, 'sku' | 'barcode'> & { id: string | null })[],
): Promise<void> {
  const next = new Map(rows.map((row) => [row.id, row]))
  const isLost = (old: string | null, code: string | null) => old !== null && old !== code
  const ids = existing.flatMap(({ id, sku, barcode }) => {
    const row = next.get(id)
    return row && (isLost(sku, row.sku) || isLost(barcode, row.barcode)) ? [id] : []
  })
  if (ids.length > 0) await db.update(variants).set({ sku: null, barcode: null }).where(inArray(variants.id, ids))
}

async function writeMatrix(db: Db, product: SavedProduct, bodies: readonly VariantBody[]): Promise<void> {
  const { id: product_id, axes_before } = product
  const existing = await readLive(db, product_id)
  const rows = toRows(product, bodies, new Map(existing.map(({ id, quantity }) => [id, quantity])))
  const kept = new Set(rows.map(({ id }) => id))
  await deleteVariants(
    db,
    axes_before,
    existing.filter(({ id }) => !kept.has(id)),
  )
  const json = JSON.stringify(rows)
  await freeCodes(db, existing, rows)
  await db.execute(sql`
    insert into product_variants as v (id, product_id, store_id, ${listColumns()})
    select coalesce(id, uuid_v7()), product_id, store_id, ${listColumns()} from jsonb_populate_recordset(null::product_variants, ${json}::jsonb)
    on conflict (id) do update set (${listColumns()}, updated_at) = (${listColumns('excluded.')}, ${now})
    where (${listColumns('v.')}) is distinct from (${listColumns('excluded.')})`)
}

/** The variants without a price of their own take the product's. */
const followPrice = (db: Db, { id, price, price_after_discount }: SavedProduct) =>
  db
    .update(variants)
    .set({ price, price_after_discount, updated_at: now })
    .where(and(live(id), eq(variants.own_price, false)))

/**
 * Writes the variants of a locked product whose own row is written. Rows are kept by their ids, so that orders go on to name them; what the form
 * leaves out is deleted for everyone but orders. Triggers then write the product's stock and price. Ids and codes are checked before
 * (check-product.ts).
 */
export async function saveVariants(db: Db, product: SavedProduct): Promise<void> {
  const { id, axes, axes_before, variants: bodies, sku } = product
  if (axes.length > 0) {
    if (bodies) await writeMatrix(db, product, bodies)
    else await followPrice(db, product)
    return
  }
  const others = await readLive(db, id)
  await deleteVariants(
    db,
    axes_before,
    others.filter((variant) => variant.id !== id),
  )
  if (sku === undefined) return
  await db
    .update(variants)
    .set({ sku, updated_at: now })
    .where(and(eq(variants.id, id), sql`${variants.sku} is distinct from ${sku}`))
}
