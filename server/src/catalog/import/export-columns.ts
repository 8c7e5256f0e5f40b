import { foreignFields, type ImportField, importFields, importHeading } from '@rahba/contract/catalog/import/import-fields'
import { maxImportRows } from '@rahba/contract/catalog/import/product-imports'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, asc, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportColumn } from '../../platform/lists/send-export.ts'
import { readCut } from '../products/list-products.ts'
import { products } from '../table.ts'
import { productVariants } from '../variants/table.ts'
import type { Names, StoreNames } from './names.ts'
import { readNames } from './read-names.ts'
import { exampleCells } from './template-examples.ts'
import type { ColumnChoices } from './template-sheet.ts'
import { type ExportedProduct, getText, isTextField, nameText } from './values.ts'

/** A row of the file: a product, or one of its variants. What is the product's is in its first row alone. */
interface ExportRow {
  product: ExportedProduct
  variant: ExportedVariant
  /** True if it is the product's first row. */
  first: boolean
}

interface ExportedVariant {
  id: string
  values: string[]
  sku: string | null
  barcode: string | null
  price: number
  price_after_discount: number | null
  quantity: number
  weight: number | null
  image: string | null
  active: boolean
}

const foreign = new Set<ImportField>(foreignFields)
/** The fields of our own files. */
const ownFields = importFields.filter((field) => !foreign.has(field))

/** The name of an option, or the name or look of its value, in a variant's row. */
function optionText(field: ImportField, { product, variant }: ExportRow): string | null {
  const [, number, part, side] = /^option(\d)_(name|value|look)(?:\.(ar|en))?$/.exec(field) ?? []
  const axis = product.axes[Number(number) - 1]
  const value = axis?.values.find(({ id }) => id === variant.values[Number(number) - 1])
  if (part === 'look') return value?.colour ?? value?.image ?? null
  const named = part === 'name' ? axis : value
  return named?.name[side === 'ar' ? 'ar' : 'en'] ?? null
}

function importColumn(field: ImportField, title: string, names: StoreNames, locale: Locale): ExportColumn<ExportRow> {
  if (isTextField(field))
    return exportColumn(title, 'text', ({ product, first }) => (first ? getText(field, product, names, locale) : null))
  const hasAxes = ({ product }: ExportRow) => product.axes.length > 0
  switch (field) {
    case 'id':
      return exportColumn(title, 'text', ({ product }) => product.id)
    case 'product':
      return exportColumn(title, 'text', ({ product }) => product.slug)
    case 'variant_id':
      return exportColumn(title, 'text', (row) => (hasAxes(row) ? row.variant.id : null))
    case 'sku':
    case 'barcode':
      return exportColumn(title, 'text', ({ variant }) => variant[field])
    case 'price':
    case 'price_after_discount':
      return exportColumn(title, 'money', ({ variant }) => variant[field])
    case 'quantity':
    case 'quantity_seen':
      return exportColumn(title, 'number', ({ variant }) => variant.quantity)
    case 'variant_weight':
      return exportColumn(title, 'number', ({ variant }) => variant.weight)
    case 'variant_image':
      return exportColumn(title, 'text', ({ variant }) => variant.image)
    case 'variant_active':
      return exportColumn(title, 'flag', (row) => (hasAxes(row) ? row.variant.active : null))
    case 'max_purchase_quantity':
    case 'weight':
      return exportColumn(title, 'number', ({ product, first }) => (first ? product[field] : null))
    default:
      return exportColumn(title, 'text', (row) => optionText(field, row))
  }
}

/** The columns that an import reads back unchanged, headed in `locale`. */
const importColumns = (locale: Locale, names: StoreNames): ExportColumn<ExportRow>[] =>
  ownFields.map((field) => importColumn(field, importHeading(field, locale), names, locale))

// They tell of a product that exists: only an export fills them.
const exportedOnly = new Set<ImportField>(['id', 'variant_id', 'quantity_seen', 'variant_active', 'visibility'])

const templateFields = ownFields.filter((field) => !exportedOnly.has(field))

/** The headings of a file for new products. */
export const templateColumns = (locale: Locale): ExportColumn<never>[] =>
  templateFields.map((field) => exportColumn(importHeading(field, locale), 'text', () => null))

/** The rows that show how a template is filled in. */
export const templateExamples = () => exampleCells(templateFields)

/** Returns the values that each column of a template may hold, by its position: the names that an import finds again. */
export async function templateChoices(db: Db, store_id: string, locale: Locale): Promise<ColumnChoices[]> {
  const names = await readNames(db, store_id)
  const getTexts = (some: Names) => {
    const ids = [...some.titles.keys()].filter((id) => names.inactive.has(id) === false)
    return ids.flatMap((id) => nameText(some, id, locale) ?? [])
  }
  const below = [...names.subcategories.values()].flatMap(getTexts)
  const lists: Partial<Record<ImportField, { values: string[]; strict: boolean }>> = {
    category_id: { values: getTexts(names.categories), strict: true },
    // Several categories may have a subcategory of the same name; the list shows it once.
    subcategory_id: { values: [...new Set(below)], strict: true },
    shelf_id: { values: getTexts(names.shelves), strict: true },
    // A cell may hold several of them.
    additional_fields: { values: getTexts(names.fields), strict: false },
  }
  return templateFields.flatMap((field, column) => {
    const list = lists[field]
    return list && list.values.length > 0 ? [{ column, title: importHeading(field, locale), ...list }] : []
  })
}

const columns = {
  id: products.id,
  slug: products.slug,
  axes: products.axes,
  barcode: products.barcode,
  name: products.name,
  description: products.description,
  category_id: products.category_id,
  subcategory_id: products.subcategory_id,
  shelf_id: products.shelf_id,
  price: products.price,
  price_after_discount: products.price_after_discount,
  quantity: products.quantity,
  max_purchase_quantity: products.max_purchase_quantity,
  weight: products.weight,
  made_in: products.made_in,
  brand: products.brand,
  tags: products.tags,
  images: sql<string[]>`array(select i.file::text from product_images i where i.product_id = ${products.id} order by i.position)`,
  additional_fields: sql<
    string[]
  >`array(select f.field_id::text from product_additional_fields f where f.product_id = ${products.id} order by f.position)`,
  status: products.status,
}

/** The variants of products that are not deleted, in the order of each product's form. */
async function readAllVariants(db: Db, ids: readonly string[]): Promise<Map<string, ExportedVariant[]>> {
  const { product_id, id, values, sku, barcode, price, price_after_discount, quantity, weight, image, active } = productVariants
  const rows = await db
    .select({ product_id, id, values, sku, barcode, price, price_after_discount, quantity, weight, image, active })
    .from(productVariants)
    .where(and(sql`${product_id} = any(${sql.param(ids)}::uuid[])`, isNull(productVariants.deleted_at)))
    .orderBy(asc(product_id), asc(productVariants.position), asc(id))
  return Map.groupBy(rows, (row) => row.product_id)
}

/**
 * The filtered list of a store's products with its columns and a row for each variant, for a file that can be imported again; as many rows as an
 * import takes, and no product in part.
 */
export async function productsForImport(db: Db, query: Parameters<typeof readCut>[1] & { store_id: string }, locale: Locale) {
  const { where, orderBy, limit } = await readCut(db, query, maxImportRows)
  const found: ExportedProduct[] = await db
    .select(columns)
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  const variants = await readAllVariants(
    db,
    found.map(({ id }) => id),
  )
  const rows: ExportRow[] = []
  for (const product of found) {
    const own = variants.get(product.id) ?? []
    if (rows.length + own.length > maxImportRows) break
    rows.push(...own.map((variant, index) => ({ product, variant, first: index === 0 })))
  }
  return { rows, columns: importColumns(locale, await readNames(db, query.store_id)) }
}
