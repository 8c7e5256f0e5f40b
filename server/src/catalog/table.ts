import { additionalFieldKinds } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import { productStatuses } from '@rahba/contract/catalog/products/product-states'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { categories, subcategories } from '../categories/table.ts'
import { bilingual, halalas, id, moment, searchText, timestamps } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'
import { stores } from '../stores/table.ts'

/** A store's own shelves (`/store/categories`). */
export const shelves = pgTable(
  'shelves',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    name: bilingual().notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [index('shelves_store').on(t.store_id, t.position)],
)

/** Products. `quantity` is what may still be sold: an order takes from it when placed and gives back when cancelled. */
export const products = pgTable(
  'products',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    slug: text().notNull(),
    name: bilingual().notNull(),
    description: bilingual().notNull(),
    category_id: uuid().references(() => categories.id),
    subcategory_id: uuid().references(() => subcategories.id),
    shelf_id: uuid().references(() => shelves.id, { onDelete: 'set null' }),
    price: halalas().notNull(),
    price_after_discount: halalas(),
    /** The price of a piece without options, by which shoppers sort and filter. */
    final_price: halalas().notNull().generatedAlwaysAs(sql`coalesce(price_after_discount, price)`),
    /** Grams. */
    weight: integer(),
    quantity: integer().notNull(),
    barcode: text(),
    made_in: text(),
    brand: text(),
    max_purchase_quantity: integer(),
    tags: text().array().notNull().default(sql`'{}'`),
    attachments: uuid().array().notNull().default(sql`'{}'`),
    status: text({ enum: productStatuses }).notNull().default('draft'),
    status_reason: text(),
    /** Sold pieces, kept by the orders' transactions. */
    sales: integer().notNull().default(0),
    /** `sales` as it was when last counted over, every hour: what lists are sorted by (docs/decisions/stock-in-place.md says why). */
    counted_sales: integer().notNull().default(0),
    /** Rises with `quantity`, in steps (migration `0000_schema.sql`): what lists are first sorted and filtered by. */
    stock_level: integer().notNull().generatedAlwaysAs(sql`stock_level(quantity)`),
    /** The axes that its variants differ by, such as colour and size; empty if it has one variant. */
    axes: jsonb().$type<Axis[]>().notNull().default([]),
    /** Its variants that are not deleted. */
    variants_count: smallint().notNull().default(1),
    /** The highest final price of its variants; null if they all cost the same. `price` and `price_after_discount` are the cheapest one's. */
    price_to: halalas(),
    /** The price that was typed for a product with axes, for its variants without one of their own. Null without axes. */
    base_price: halalas(),
    base_price_after_discount: halalas(),
    /** True if any of its variants on offer has a discount. Triggers maintain it (migration `0001_guards.sql`); no statement writes it. */
    reduced: boolean().notNull().default(false),
    /** The first picture, so that a list needs no join. */
    image: uuid().references(() => files.id),
    deleted_at: moment(),
    search: searchText(
      (): ReturnType<typeof sql> =>
        sql`(${products.name}->>'ar') || ' ' || (${products.name}->>'en') || ' ' || coalesce(${products.brand}, '') || ' ' || coalesce(${products.barcode}, '') || ' ' || array_text(${products.tags})`,
    ),
  },
  (t) => [
    uniqueIndex('products_slug').on(t.store_id, t.slug),
    uniqueIndex('products_barcode').on(t.store_id, t.barcode).where(sql`deleted_at is null`),
    index('products_store').on(t.store_id, t.status, t.created_at, t.id),
    index('products_open').on(t.created_at, t.id).where(sql`status = 'active' and deleted_at is null`),
    // These two serve both the market and the admins' list, since most products are on sale.
    index('products_price').on(t.final_price, t.id).where(sql`deleted_at is null`),
    // No index holds `quantity` or `sales`, so that an order updates the row in place and touches no index.
    index('products_sales').on(t.counted_sales, t.id).where(sql`deleted_at is null`),
    index('products_open_store').on(t.store_id, t.created_at, t.id).where(sql`status = 'active' and deleted_at is null`),
    index('products_stock').on(t.stock_level, t.id).where(sql`deleted_at is null`),
    index('products_updated').on(t.updated_at, t.id).where(sql`deleted_at is null`),
    index('products_created').on(t.created_at, t.id).where(sql`deleted_at is null`),
    // These serve the market and the back office, and hold all columns that counting their rows needs.
    index('products_category').on(t.category_id, t.created_at, t.id).where(sql`deleted_at is null`),
    // It holds all that the facets of a category count, so that counting ten thousand products reads no row of them
    // (docs/decisions/market-facets.md).
    index('products_facets')
      .on(t.category_id, t.created_at, t.id, t.subcategory_id, t.store_id, t.brand, t.made_in, t.final_price, t.stock_level, t.reduced)
      .where(sql`status = 'active' and deleted_at is null`),
    // Shoppers look for reduced prices, the newest or the cheapest first; most products have none.
    index('products_reduced').on(t.created_at, t.id).where(sql`status = 'active' and deleted_at is null and reduced`),
    index('products_reduced_price').on(t.final_price, t.id).where(sql`status = 'active' and deleted_at is null and reduced`),
    // Shoppers filter by these. Most products have no brand, and a brand is usually rare.
    index('products_brand').on(t.brand, t.created_at, t.id).where(sql`status = 'active' and deleted_at is null and brand is not null`),
    index('products_made_in')
      .on(t.made_in, t.created_at, t.id)
      .where(sql`status = 'active' and deleted_at is null and made_in is not null`),
    // Few products lack a language. These have the order of the list.
    index('products_gap_ar').on(t.created_at, t.id).where(sql`product_lacks_side(name, description, axes, 'ar') and deleted_at is null`),
    index('products_gap_en').on(t.created_at, t.id).where(sql`product_lacks_side(name, description, axes, 'en') and deleted_at is null`),
    index('products_shelf').on(t.shelf_id),
    index('products_attachments').using('gin', t.attachments).where(sql`attachments <> '{}'`),
    index('products_status').on(t.status, t.created_at, t.id).where(sql`deleted_at is null`),
    // With the store's id, a word that all stores use is searched in one store's products alone. It also serves a search over all stores.
    index('products_search').using('gin', t.store_id, t.search.op('gin_trgm_ops')),
    check('products_quantity', sql`${t.quantity} >= 0`),
    check('products_price', sql`${t.price} > 0`),
    check(
      'products_discount',
      sql`${t.price_after_discount} is null or (${t.price_after_discount} > 0 and ${t.price_after_discount} < ${t.price})`,
    ),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    file: uuid()
      .notNull()
      .references(() => files.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.product_id, t.file] })],
)

/** Property types of a store: what a shopper chooses or fills in when buying. */
export const additionalFields = pgTable(
  'additional_fields',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    name: bilingual().notNull(),
    kind: text({ enum: additionalFieldKinds }).notNull(),
    is_required: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (t) => [index('additional_fields_store').on(t.store_id, t.id)],
)

export const additionalFieldOptions = pgTable(
  'additional_field_options',
  {
    id: id(),
    field_id: uuid()
      .notNull()
      .references(() => additionalFields.id, { onDelete: 'cascade' }),
    name: bilingual().notNull(),
    price: halalas().notNull().default(0),
    position: integer().notNull().default(0),
  },
  (t) => [
    index('additional_field_options_field').on(t.field_id, t.position),
    check('additional_field_options_price', sql`${t.price} >= 0`),
  ],
)

export const productAdditionalFields = pgTable(
  'product_additional_fields',
  {
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    field_id: uuid()
      .notNull()
      .references(() => additionalFields.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.product_id, t.field_id] }), index('product_additional_fields_field').on(t.field_id)],
)
