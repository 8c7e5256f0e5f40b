import { type ImportField, importFields, importHeading } from '@rahba/contract/catalog/import-fields'
import { maxImportRows } from '@rahba/contract/catalog/product-imports'
import type { Locale } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportColumn } from '../../platform/lists/send-export.ts'
import { readCut } from '../products/list-products.ts'
import { products } from '../table.ts'
import type { Names, StoreNames } from './names.ts'
import { readNames } from './read-names.ts'
import type { ColumnChoices } from './template-sheet.ts'
import { type ExportedProduct, getText, nameText } from './values.ts'

/** The columns that an import reads back unchanged, headed in `locale`. */
const importColumns = (locale: Locale, names: StoreNames): ExportColumn<ExportedProduct>[] =>
  importFields.map((field) => {
    const title = importHeading(field, locale)
    if (field === 'price' || field === 'price_after_discount') return exportColumn(title, 'money', (product) => product[field])
    if (field === 'quantity_seen') return exportColumn(title, 'number', (product) => product.quantity)
    if (field === 'quantity' || field === 'max_purchase_quantity' || field === 'weight')
      return exportColumn(title, 'number', (product) => product[field])
    return exportColumn(title, 'text', (product) => getText(field, product, names, locale))
  })

// They tell of a product that exists: only an export fills them.
const exportedOnly = new Set<ImportField>(['id', 'quantity_seen', 'visibility'])

const templateFields = importFields.filter((field) => !exportedOnly.has(field))

/** The headings of a file for new products. */
export const templateColumns = (locale: Locale): ExportColumn<never>[] =>
  templateFields.map((field) => exportColumn(importHeading(field, locale), 'text', () => null))

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

/** The filtered list of a store's products with its columns, for a file that can be imported again; as many rows as an import takes. */
export async function productsForImport(db: Db, query: Parameters<typeof readCut>[1] & { store_id: string }, locale: Locale) {
  const { where, orderBy, limit } = await readCut(db, query, maxImportRows)
  const rows: ExportedProduct[] = await db
    .select(columns)
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  return { rows, columns: importColumns(locale, await readNames(db, query.store_id)) }
}
