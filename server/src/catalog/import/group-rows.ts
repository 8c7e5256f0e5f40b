import type { ImportField } from '@rahba/contract/catalog/import/import-fields'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { products } from '../table.ts'
import { findHolders, namedProduct, productOfCodes } from './find-holders.ts'
import { getTexts, hasText, optionValues, rowKeys, rowKind, type Texts } from './row-texts.ts'
import { type ProductImport, productImportRows } from './table.ts'

const batch = 500

interface KeyedRow {
  row: number
  key: string
  product: string | null
  /** True if the row can be one of several of its product. */
  part: boolean
  kind: ReturnType<typeof rowKind>
  /** True if nothing in it begins a product of its own. */
  nameless: boolean
}

const isNameless = (texts: Texts) => !hasText(texts, 'name.ar', 'name.en', 'id', 'product')

async function readKeys(db: Db, { id: import_id, store_id, mapping }: ProductImport): Promise<KeyedRow[]> {
  const keyed: KeyedRow[] = []
  for (let last = 0; ; ) {
    const rows = await db
      .select({ row: productImportRows.row, cells: productImportRows.cells })
      .from(productImportRows)
      .where(and(eq(productImportRows.import_id, import_id), gt(productImportRows.row, last)))
      .orderBy(asc(productImportRows.row))
      .limit(batch)
    if (rows.length === 0) return keyed
    const read = rows.map(({ row, cells }) => {
      const texts = getTexts(cells, mapping)
      return { row, texts, keys: rowKeys(texts) }
    })
    const holders = await findHolders(
      db,
      store_id,
      read.map(({ keys }) => keys),
    )
    for (const { row, texts, keys } of read) {
      const product = namedProduct(keys, holders) ?? productOfCodes(keys, holders)
      const part = optionValues(texts).length > 0 || (product !== null && holders.withAxes.has(product))
      keyed.push({ row, key: keys.key, product, part, kind: rowKind(texts), nameless: isNameless(texts) })
    }
    last = rows.at(-1)?.row ?? last
  }
}

/** The first row of each row's product, for those that are not it. */
function findParts(rows: readonly KeyedRow[]): { row: number; part_of: number }[] {
  const [products, keys] = [new Set<string>(), new Map<string, string>()]
  for (const { product, key, part } of rows) {
    if (product && part) products.add(product)
    if (product && key && !keys.has(key)) keys.set(key, product)
  }
  const first = new Map<string, number>()
  let open: string | null = null
  return rows.flatMap(({ row, key, product, kind, nameless }) => {
    const below: boolean = open !== null && (kind === 'variant' || (kind === null && nameless))
    const known = key ? keys.get(key) : product
    const own = known && products.has(known) ? `product ${known}` : key ? `key ${key}` : `row ${row}`
    const group: string = below && open !== null ? open : own
    if (kind === 'product') open = group
    else if (!below) open = null
    const head = first.get(group)
    if (head === undefined) first.set(group, row)
    return head === undefined ? [] : [{ row, part_of: head }]
  })
}

const partFields: ReadonlySet<ImportField | null> = new Set<ImportField>(['product', 'row_kind'])

/** True if several rows may be of one product: their columns say so, or the store has products with options, whose codes they may have. */
async function mayHaveParts(db: Db, { store_id, mapping }: ProductImport): Promise<boolean> {
  if (mapping.some((field) => partFields.has(field) || field?.startsWith('option'))) return true
  const some = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.store_id, store_id), isNull(products.deleted_at), gt(products.variants_count, 1)))
    .limit(1)
  return some.length > 0
}

/**
 * Says of each row of a file which row its product begins at. Rows of one product share its id or key, follow a row that says it is a product,
 * or have codes of variants of one product. They need not be neighbours.
 */
export async function groupRows(db: Db, job: ProductImport): Promise<void> {
  const parts = (await mayHaveParts(db, job)) ? findParts(await readKeys(db, job)) : []
  await db.execute(sql`update product_import_rows set part_of = null where import_id = ${job.id} and part_of is not null`)
  for (let from = 0; from < parts.length; from += 2000)
    await db.execute(sql`
      update product_import_rows r set part_of = x.part_of
      from jsonb_to_recordset(${JSON.stringify(parts.slice(from, from + 2000))}::jsonb) as x(row int, part_of int)
      where r.import_id = ${job.id} and r.row = x.row`)
}
