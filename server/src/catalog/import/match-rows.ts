import { importFaults } from '@rahba/contract/catalog/import-errors'
import type { ImportField } from '@rahba/contract/catalog/import-fields'
import { cleanIdentifier } from '@rahba/contract/kernel/normalise'
import { isUuid } from '../../platform/db/is-uuid.ts'
import type { Db } from '../../platform/db/types.ts'
import type { ProductImport, RowFault } from '../import-table.ts'
import { findFault } from './fault-of.ts'
import { findPictures, type RowPictures } from './find-pictures.ts'
import { type FoundProduct, findProducts } from './find-products.ts'
import { getTexts } from './judge-row.ts'

interface StoredRow {
  row: number
  cells: string[]
}

/** A row with the product it is about. */
export interface MatchedRow extends StoredRow {
  texts: Map<ImportField, string>
  before: FoundProduct | null
  pictures: RowPictures
  faults: RowFault[]
}

/** The products and barcodes that earlier rows of the same file named, with the row of each. */
export interface Seen {
  products: Map<string, number>
  barcodes: Map<string, number>
}

/**
 * Finds the products a batch of rows is about, in one statement: by id where there is one, else by barcode; and the pictures they name. A row is at fault for an id that is
 * not the store's, for a barcode of another product, and for what an earlier row has `seen`.
 */
export async function matchRows(db: Db, job: ProductImport, rows: readonly StoredRow[], seen: Seen): Promise<MatchedRow[]> {
  const { store_id, mapping } = job
  const read = rows.map((row) => {
    const texts = getTexts(row.cells, mapping)
    return { ...row, texts, id: texts.get('id')?.toLowerCase() ?? '', barcode: cleanIdentifier(texts.get('barcode') ?? '') }
  })
  const found = await findProducts(db, store_id, {
    ids: read.flatMap(({ id }) => (isUuid(id) ? [id] : [])),
    barcodes: read.flatMap(({ barcode }) => (barcode ? [barcode] : [])),
  })
  const byId = new Map(found.map((product) => [product.id, product]))
  const byBarcode = new Map(found.flatMap((product) => (product.barcode ? [[product.barcode, product] as const] : [])))
  const matched = read.map(({ id, barcode, ...row }) => {
    const faults: RowFault[] = []
    const holder = byBarcode.get(barcode) ?? null
    const before = id ? (byId.get(id) ?? null) : holder
    if (id && !before) faults.push(findFault('id', importFaults.unknown_product))
    if (before && holder && holder.id !== before.id) faults.push(findFault('barcode', importFaults.barcode_taken))
    const repeated = { product: before && seen.products.get(before.id), barcode: barcode && seen.barcodes.get(barcode) }
    if (repeated.barcode) faults.push(findFault('barcode', importFaults.barcode_repeated, () => ({ row: repeated.barcode || 0 })))
    else if (repeated.product) faults.push(findFault(null, importFaults.product_repeated, () => ({ row: repeated.product || 0 })))
    if (before && !repeated.product) seen.products.set(before.id, row.row)
    if (barcode && !repeated.barcode) seen.barcodes.set(barcode, row.row)
    if (row.cells.slice(mapping.length).some((cell) => cell.trim() !== '')) faults.push(findFault(null, importFaults.too_many_cells))
    return { ...row, barcode, before, faults }
  })
  const pictures = await findPictures(
    db,
    job,
    matched.map(({ texts, barcode, before }) => ({ cell: texts.get('images'), barcode, held: before?.images ?? [] })),
  )
  return matched.map(({ barcode: _, ...row }, index) => ({ ...row, pictures: pictures[index] ?? null }))
}
