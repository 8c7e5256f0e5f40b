import { importFaults } from '@rahba/contract/catalog/import/import-errors'
import { type ImportField, optionNumbers } from '@rahba/contract/catalog/import/import-fields'
import type { Db } from '../../platform/db/types.ts'
import { findFault } from './find-fault.ts'
import { findHolders, type Holders, namedProduct, productOfCodes } from './find-holders.ts'
import { findPictures, type RowPictures } from './find-pictures.ts'
import { type FoundProduct, type FoundVariant, findProducts } from './find-products.ts'
import type { StoredRow } from './read-groups.ts'
import { type Look, lookCell, lookField, readLook } from './read-looks.ts'
import { getTexts, hasText, optionValues, rowKeys, rowKind, type Texts } from './row-texts.ts'
import type { ProductImport, RowFault } from './table.ts'

/** The part of a row in its group: a product without options, one variant, a product whose variants other rows are, or pictures alone. */
type Role = 'only' | 'variant' | 'product' | 'pictures'

export interface MatchedRow extends StoredRow {
  texts: Texts
  role: Role
  /** The variant that the row is about, if the product has it. */
  variant: FoundVariant | null
  pictures: RowPictures
  variantPicture: RowPictures
  /** The colours and pictures of the values of its options, by the number of the option less one. */
  looks: readonly Look[]
  faults: RowFault[]
}

/** The rows of one product with the store's product that they are about, null for a new one. */
export interface MatchedGroup {
  rows: MatchedRow[]
  before: FoundProduct | null
  /** True if the product has options after the import. */
  hasOptions: boolean
}

/** The products and codes that earlier rows of the same file named, with the row of each. */
export interface Seen {
  products: Map<string, number>
  skus: Map<string, number>
  barcodes: Map<string, number>
}
export const createSeen = (): Seen => ({ products: new Map(), skus: new Map(), barcodes: new Map() })

interface ReadRow extends StoredRow {
  texts: Texts
  keys: ReturnType<typeof rowKeys>
  valued: boolean
}

/**
 * The product that rows are about: the one they name. Codes alone name a product too, unless the rows look like a new product one of whose codes is
 * taken: then most of the codes are unknown, or the product has no options where the rows have.
 */
function findProduct(rows: readonly ReadRow[], holders: Holders): string | null {
  const [first] = rows.flatMap(({ keys }) => namedProduct(keys, holders) ?? [])
  if (first || rows.some(({ keys }) => keys.id)) return first ?? null
  const coded = rows.filter(({ keys }) => keys.sku || keys.barcode)
  const found = coded.flatMap(({ keys }) => productOfCodes(keys, holders) ?? [])
  const [product] = found
  if (!product) return null
  const fits = !rows.some(({ valued }) => valued) || holders.withAxes.has(product)
  return fits && found.filter((id) => id === product).length * 2 >= coded.length ? product : null
}

const variantFields = ['sku', 'barcode', 'price', 'quantity', 'variant_id'] as const satisfies readonly ImportField[]

function findVariant({ keys }: ReadRow, before: FoundProduct | null): FoundVariant | null {
  // A product without options has one variant under its own id, which ends once it has options.
  if (!before || before.axes.length === 0) return null
  const { variants } = before
  if (keys.variant_id) return variants.find(({ id }) => id === keys.variant_id) ?? null
  return (
    (keys.sku ? variants.find(({ sku }) => sku?.toLowerCase() === keys.sku.toLowerCase()) : undefined) ??
    (keys.barcode ? variants.find(({ barcode }) => barcode === keys.barcode) : undefined) ??
    null
  )
}

function findRole(
  row: ReadRow,
  { variant, hasOptions, several }: { variant: FoundVariant | null; hasOptions: boolean; several: boolean },
): Role {
  const { texts, valued } = row
  const bare = several && hasText(texts, 'images') && !valued && !hasText(texts, ...variantFields, 'name.ar', 'name.en')
  if (bare && !variant) return 'pictures'
  if (!hasOptions) return 'only'
  if (rowKind(texts) === 'product' && several) return 'product'
  // A row that is marked as a variant is one, even without its values. It gets a fault and is never dropped.
  const isVariant = valued || variant || row.keys.variant_id || (rowKind(texts) === 'variant' && several)
  return isVariant ? 'variant' : 'product'
}

/** Returns the faults of a row's codes, which another product or an earlier row has. The others are added to `seen` for the rows that follow. */
function checkCodes({ row, keys }: ReadRow, before: FoundProduct | null, holders: Holders, seen: Seen): RowFault[] {
  return (['sku', 'barcode'] as const).flatMap((field) => {
    const code = field === 'sku' ? keys.sku.toLowerCase() : keys.barcode
    if (!code) return []
    const earlier = seen[`${field}s`].get(code)
    if (earlier !== undefined) return [findFault(field, importFaults.barcode_repeated, () => ({ row: earlier }))]
    seen[`${field}s`].set(code, row)
    const holder = holders[`${field}s`].get(code)
    return holder && holder.product_id !== before?.id ? [findFault(field, importFaults.barcode_taken)] : []
  })
}

/** Returns the faults of the ids by which a row names its product and variant. */
function checkKeys(row: ReadRow, head: ReadRow, before: FoundProduct | null, holders: Holders): RowFault[] {
  const { keys } = row
  if (keys.id && !holders.products.has(keys.id)) return [findFault('id', importFaults.unknown_product)]
  const named = namedProduct(keys, holders)
  if (keys.id && named !== before?.id) return [findFault('id', importFaults.other_product, () => ({ row: head.row }))]
  const known = before?.axes.length ? before.variants.some(({ id }) => id === keys.variant_id) : keys.variant_id === before?.id
  return keys.variant_id && !known ? [findFault('variant_id', importFaults.unknown_variant)] : []
}

function matchGroup(read: readonly ReadRow[], width: number, before: FoundProduct | null, holders: Holders, seen: Seen) {
  const [head] = read
  if (!head) throw new Error('a group has a row')
  const isVariant = ({ texts }: ReadRow) => rowKind(texts) === 'variant' && read.length > 1
  const hasOptions = read.some((row) => row.valued || isVariant(row)) || (before?.axes.length ?? 0) > 0
  const repeated = before && seen.products.get(before.id)
  if (before && !repeated) seen.products.set(before.id, head.row)
  let only: number | undefined
  const rows = read.map((row) => {
    const variant = findVariant(row, before)
    const role = findRole(row, { variant, hasOptions, several: read.length > 1 })
    const faults = checkKeys(row, head, before, holders)
    const codes = role === 'product' || role === 'pictures' ? [] : checkCodes(row, before, holders, seen)
    faults.push(...codes)
    const again = role === 'only' ? (only ?? repeated) : repeated
    if (again && codes.length === 0) faults.push(findFault(null, importFaults.product_repeated, () => ({ row: again })))
    if (role === 'only') only ??= row.row
    if (row.cells.slice(width).some((cell) => cell.trim() !== '')) faults.push(findFault(null, importFaults.too_many_cells))
    return { ...row, role, variant, faults }
  })
  return { rows, before, hasOptions }
}

/**
 * Finds the products and variants that groups of rows are about, and their pictures, in some statements whatever their number. A row is at fault
 * for an id that is not the store's, for a code of another product, and for what an earlier row has `seen`.
 */
export async function matchGroups(
  db: Db,
  { id, store_id, retry_of, mapping }: Pick<ProductImport, 'id' | 'store_id' | 'retry_of' | 'mapping'>,
  groups: readonly (readonly StoredRow[])[],
  seen: Seen,
): Promise<MatchedGroup[]> {
  const read = groups.map((rows) =>
    rows.map((row): ReadRow => {
      const texts = getTexts(row.cells, mapping)
      return { ...row, texts, keys: rowKeys(texts), valued: optionValues(texts).length > 0 }
    }),
  )
  const holders = await findHolders(
    db,
    store_id,
    read.flat().map(({ keys }) => keys),
  )
  const named = read.map((rows) => findProduct(rows, holders))
  const found = await findProducts(
    db,
    store_id,
    named.flatMap((product) => product ?? []),
  )
  const products = new Map(found.map((product) => [product.id, product]))
  const matched = read.map((rows, index) => matchGroup(rows, mapping.length, products.get(named[index] ?? '') ?? null, holders, seen))
  const cells = matched.flatMap(({ rows, before }) =>
    rows.flatMap(({ texts, keys }) => {
      const held = before?.images ?? []
      return [
        { field: 'images' as const, cell: texts.get('images'), barcode: keys.barcode, held },
        { field: 'variant_image' as const, cell: texts.get('variant_image'), barcode: '', held },
        ...optionNumbers.map((number) => ({ field: lookField(number), cell: lookCell(texts, number), barcode: '', held })),
      ]
    }),
  )
  const pictures = await findPictures(db, { id, store_id, retry_of }, cells)
  let at = 0
  return matched.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.map(({ keys: _keys, valued: _valued, ...row }) => ({
      ...row,
      pictures: pictures[at++] ?? null,
      variantPicture: pictures[at++] ?? null,
      looks: optionNumbers.map((number) => readLook(row.texts, number, pictures[at++] ?? null)),
    })),
  }))
}
