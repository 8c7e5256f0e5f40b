import type { ImportField } from '@rahba/contract/catalog/import/import-fields'
import { importStates } from '@rahba/contract/catalog/import/import-labels'
import type { ImportCounts } from '@rahba/contract/catalog/import/product-imports'
import { importEncodings, rowOutcomes } from '@rahba/contract/catalog/import/product-imports'
import { exportFormats } from '@rahba/contract/kernel/export-format'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../../platform/db/columns.ts'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'

/** One uploaded file of products and how far it has come. */
export const productImports = pgTable(
  'product_imports',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    /** The member who uploaded it, in whose name its products are changed. They may have left the team since. */
    member_id: uuid().notNull(),
    state: text({ enum: [...importStates] })
      .notNull()
      .default('uploaded'),
    file: text().notNull(),
    format: text({ enum: exportFormats }).notNull(),
    encoding: text({ enum: importEncodings }),
    columns: jsonb().$type<{ heading: string; samples: string[] }[]>().notNull(),
    mapping: jsonb().$type<(ImportField | null)[]>().notNull(),
    rows: integer().notNull(),
    done: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>().notNull(),
    /** The import whose failed rows this file fixes. */
    retry_of: uuid(),
  },
  (t) => [index('product_imports_store').on(t.store_id, t.created_at, t.id), index('product_imports_created').on(t.created_at)],
)
export type ProductImport = typeof productImports.$inferSelect

/** A fault of a row, in both languages. `field` is null if the fault concerns the entire row. */
export interface RowFault extends Bilingual {
  field: string | null
  /** The code of its text, by which rows are grouped; missing if the product's own schema refused the row. */
  code?: string
  /** True for a warning: the row is imported. */
  warning?: boolean
  /** The other row that the text names. */
  row?: number
}

/** The rows of an imported file as they were read. They go 30 days after the upload; the import stays in the list. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    import_id: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** The number of the row in the spreadsheet. */
    row: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** The first row of the same product; null if this is it. The check finds it out. */
    part_of: integer(),
    outcome: text({ enum: rowOutcomes }).notNull().default('waiting'),
    faults: jsonb().$type<RowFault[]>().notNull().default([]),
    product_id: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.import_id, t.row] }),
    index('product_import_rows_outcome').on(t.import_id, t.outcome, t.row),
    index('product_import_rows_part').on(t.import_id, t.part_of).where(sql`part_of is not null`),
  ],
)

/** Pictures that rows name by their address, and what became of them. They are kept, so that a later file finds what its addresses have brought. */
export const productImportPictures = pgTable(
  'product_import_pictures',
  {
    id: id(),
    ...timestamps(),
    import_id: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    row: integer().notNull(),
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The variant whose picture it is; null if it is the product's alone. */
    variant_id: uuid(),
    /** The option value that the picture shows; null if it shows no single value. */
    value_id: uuid(),
    address: text().notNull(),
    /** The place among the product's pictures. */
    position: smallint().notNull(),
    state: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** The picture it has become. Pictures that no product holds are swept, so it may be gone. */
    file_id: uuid(),
    fault: jsonb().$type<Bilingual>(),
  },
  (t) => [
    index('product_import_pictures_waiting').on(t.import_id, t.product_id).where(sql`state = 'waiting'`),
    index('product_import_pictures_row').on(t.import_id, t.row),
    index('product_import_pictures_address').on(t.store_id, t.address).where(sql`file_id is not null`),
    index('product_import_pictures_product').on(t.product_id),
  ],
)
