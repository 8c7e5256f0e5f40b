import { boolean, customType, index, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { products } from '../table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words that find a product. Triggers keep them in the transaction that writes the product (migration `0001_guards.sql`). The table is separate because
 * orders update products in place and must not touch a text index.
 */
export const productDocuments = pgTable(
  'product_documents',
  {
    product_id: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    store_id: uuid().notNull(),
    /**
     * Folded words, their stems (with ~), the stem of the thing that the product is (with ^) and stems of the description (with a dot). Weights:
     * A name, B brand and tags, C place, D description.
     */
    document: tsvector().notNull(),
    on_sale: boolean().notNull(),
    /** The factor of a match: it rises with sales, and is a third if the product is out of stock. */
    boost: real().notNull(),
  },
  (t) => [
    // A list of pending entries would make edits faster, but every search reads all of it.
    index('product_documents_words').using('gin', t.document).with({ fastupdate: false }),
    index('product_documents_store').on(t.store_id),
  ],
)

export const renamedKinds = ['store', 'shelf', 'category', 'subcategory'] as const

/** Stores, categories and shelves that were renamed, until a job has rewritten the documents of their products. */
export const documentRenames = pgTable(
  'document_renames',
  {
    kind: text({ enum: renamedKinds }).notNull(),
    record_id: uuid().notNull(),
    renamed_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.record_id] })],
)
