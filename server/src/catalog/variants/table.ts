import type { ChosenValue } from '@rahba/contract/catalog/variants/axes'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas, id, moment, timestamps } from '../../platform/db/columns.ts'
import { files } from '../../platform/files/table.ts'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'

/**
 * One row for each combination of option values that the store offers. A product without options has one variant, with the
 * id of the product. Triggers keep the product's stock, sales and lowest price (docs/decisions/variants.md).
 */
export const productVariants = pgTable(
  'product_variants',
  {
    id: id(),
    ...timestamps(),
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's, for the codes that are unique in a store. */
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    position: smallint().notNull().default(0),
    /** The ids of one value of each axis, in the order of the axes; empty without axes. */
    values: text().array().notNull().default(sql`'{}'`),
    sku: text(),
    barcode: text(),
    /** True if it has a price of its own. Without one, `price` and `price_after_discount` follow the product's. */
    own_price: boolean().notNull().default(false),
    price: halalas().notNull(),
    price_after_discount: halalas(),
    final_price: halalas().notNull().generatedAlwaysAs(sql`coalesce(price_after_discount, price)`),
    /** Pieces that may still be sold. */
    quantity: integer().notNull().default(0),
    /** Rises with `quantity`, in steps, as in `products`. */
    stock_level: integer().notNull().generatedAlwaysAs(sql`stock_level(quantity)`),
    /** Grams; null if it weighs what the product weighs. */
    weight: integer(),
    /** One of the product's pictures. */
    image: uuid().references(() => files.id),
    /** True if it is offered. */
    active: boolean().notNull().default(true),
    /** Sold pieces, kept by the orders' transactions. */
    sales: integer().notNull().default(0),
    /** Orders refer to variants permanently, so a removed variant keeps its row. A trigger writes off its stock. */
    deleted_at: moment(),
    /** The names of its values when it was deleted, since its product may no longer have them. */
    deleted_as: jsonb().$type<ChosenValue[]>(),
  },
  (t) => [
    uniqueIndex('product_variants_values').on(t.product_id, t.values).where(sql`deleted_at is null`),
    uniqueIndex('product_variants_sku').on(t.store_id, sql`lower(sku)`).where(sql`sku is not null and deleted_at is null`),
    uniqueIndex('product_variants_barcode').on(t.store_id, t.barcode).where(sql`barcode is not null and deleted_at is null`),
    index('product_variants_product').on(t.product_id, t.position),
    // As in `products`, no index holds `quantity` or `sales`: an order updates the row in place.
    index('product_variants_stock').on(t.store_id, t.stock_level, t.id).where(sql`deleted_at is null`),
    // A store's stock, the newest products first, each with its variants in their order.
    index('product_variants_newest').on(t.store_id, t.product_id, sql`(- position)`, t.id).where(sql`deleted_at is null`),
    index('product_variants_image').on(t.image).where(sql`image is not null`),
    check('product_variants_quantity', sql`${t.quantity} >= 0`),
    check('product_variants_price', sql`${t.price} > 0`),
    check(
      'product_variants_discount',
      sql`${t.price_after_discount} is null or (${t.price_after_discount} > 0 and ${t.price_after_discount} < ${t.price})`,
    ),
    check('product_variants_weight', sql`${t.weight} > 0`),
    check('product_variants_values_count', sql`cardinality(${t.values}) <= 3`),
  ],
)
