import { isUuid } from '@rahba/contract/kernel/is-uuid'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { getSlug } from '../products/create-product-slug.ts'
import type { rowKeys } from './row-texts.ts'

type Keys = ReturnType<typeof rowKeys>

/** A key of a product as the last part of its address. */
export const keySlug = (key: string): string => getSlug({ ar: key, en: key })

const variantRow = z.strictObject({
  id: z.string(),
  product_id: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  has_axes: z.boolean(),
})
const productRow = z.strictObject({ id: z.string(), slug: z.string(), has_axes: z.boolean() })

/** A variant that has a code, with its product. */
type Holder = z.output<typeof variantRow>

/** The store's products and variants that rows name. */
export interface Holders {
  variants: ReadonlyMap<string, Holder>
  /** By the code in lower case. */
  skus: ReadonlyMap<string, Holder>
  barcodes: ReadonlyMap<string, Holder>
  slugs: ReadonlyMap<string, string>
  products: ReadonlySet<string>
  /** Products whose variants differ by axes. */
  withAxes: ReadonlySet<string>
}

const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]

/** Finds the products and variants that the keys of rows name, in two statements for any number of rows. */
export async function findHolders(db: Db, store_id: string, rows: readonly Keys[]): Promise<Holders> {
  const list = (texts: readonly string[]) => sql.param(unique(texts))
  const uuids = (texts: readonly string[]) => list(texts.filter(isUuid))
  const skus = rows.map(({ sku }) => sku.toLowerCase())
  const variants = await readRows(
    db,
    sql`
    select v.id, v.product_id, lower(v.sku) as sku, v.barcode, p.axes <> '[]' as has_axes from product_variants v join products p on p.id = v.product_id
    where v.id in (
        select id from product_variants where id = any(${uuids(rows.map(({ variant_id }) => variant_id))}::uuid[])
        union select id from product_variants where store_id = ${store_id} and deleted_at is null and sku is not null and lower(sku) = any(${list(skus)}::text[])
        union select id from product_variants where store_id = ${store_id} and deleted_at is null and barcode is not null
          and barcode = any(${list(rows.map(({ barcode }) => barcode))}::text[]))
      and v.store_id = ${store_id} and v.deleted_at is null and p.deleted_at is null`,
    variantRow,
  )
  const keys = rows.map(({ key }) => key).filter(Boolean)
  const ids = rows.flatMap(({ id, key }) => [id, key.toLowerCase()])
  const found = await readRows(
    db,
    sql`
    select id, slug, axes <> '[]' as has_axes from products
    where store_id = ${store_id} and deleted_at is null
      and id in (select id from products where id = any(${uuids(ids)}::uuid[])
        union select id from products where store_id = ${store_id} and slug = any(${list(keys.map(keySlug))}::text[]))`,
    productRow,
  )
  return {
    variants: new Map(variants.map((row) => [row.id, row])),
    skus: new Map(variants.flatMap((row) => (row.sku ? [[row.sku, row] as const] : []))),
    barcodes: new Map(variants.flatMap((row) => (row.barcode ? [[row.barcode, row] as const] : []))),
    slugs: new Map(found.map(({ slug, id }) => [slug, id])),
    products: new Set(found.map(({ id }) => id)),
    withAxes: new Set([
      ...variants.filter((row) => row.has_axes).map(({ product_id }) => product_id),
      ...found.filter((row) => row.has_axes).map(({ id }) => id),
    ]),
  }
}

/** The product that a row names by its own key: its id, a variant's id, or a key; null if it names none. */
export function namedProduct({ id, variant_id, key }: Keys, holders: Holders): string | null {
  if (id) return holders.products.has(id) ? id : null
  if (variant_id) return holders.variants.get(variant_id)?.product_id ?? null
  if (!key) return null
  const named = key.toLowerCase()
  return holders.products.has(named) ? named : (holders.slugs.get(keySlug(key)) ?? null)
}

/** The product that has a code of the row. */
export const productOfCodes = ({ sku, barcode }: Keys, { skus, barcodes }: Holders): string | null =>
  (skus.get(sku.toLowerCase()) ?? barcodes.get(barcode))?.product_id ?? null
