import type { AdditionalField } from '@rahba/contract/catalog/additional-fields/additional-fields'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { categories, subcategories } from '../../categories/table.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/html.ts'
import { stores } from '../../stores/table.ts'
import { ordersStopped } from '../../stores/visible.ts'
import { readChanges } from '../changes/read-changes.ts'
import { products, shelves } from '../table.ts'
import { readOpenPieces } from '../variants/read-open-pieces.ts'
import { readVariants } from '../variants/read-variants.ts'
import { findBasePrice } from './base-price.ts'
import { productRowColumns } from './list-products.ts'

const images = sql<string[]>`array(select i.file::text from product_images i where i.product_id = ${products.id} order by i.position)`

const attachments = sql<ProductDetail['attachments']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes) order by array_position(${products.attachments}, f.id)), '[]')
  from files f where f.id = any(${products.attachments}))`

const additionalFields = sql<AdditionalField[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'is_required', f.is_required, 'active', f.active, 'options',
    (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price', o.price) order by o.position), '[]') from additional_field_options o where o.field_id = f.id)
  ) order by pf.position), '[]')
  from product_additional_fields pf join additional_fields f on f.id = pf.field_id where pf.product_id = ${products.id})`

const offers = sql<ProductDetail['offers']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'offer_type', o.offer_type, 'offer_value', o.offer_value, 'start_date', o.start_date, 'end_date', o.end_date,
    'state', case when o.start_date > ${today} then 'scheduled' else 'running' end) order by o.start_date), '[]')
  from offer_products x join offers o on o.id = x.offer_id where x.product_id = ${products.id} and o.stopped_at is null and o.end_date >= ${today})`

/**
 * A product with all that its form and review show.
 * @param store_id whose it must be; null for an admin, who sees deleted ones too. Throws `not_found`.
 */
export async function readProduct(db: Db, { id, store_id }: { id: string; store_id: string | null }): Promise<ProductDetail> {
  const [row] = await db
    .select({
      ...productRowColumns,
      description: products.description,
      axes: products.axes,
      base_price: products.base_price,
      base_price_after_discount: products.base_price_after_discount,
      category_id: products.category_id,
      subcategory_id: products.subcategory_id,
      subcategory: sql<
        ProductDetail['subcategory']
      >`case when ${subcategories.id} is not null then jsonb_build_object('id', ${subcategories.id}, 'title', ${subcategories.name}) end`,
      shelf_id: products.shelf_id,
      weight: products.weight,
      made_in: products.made_in,
      brand: products.brand,
      max_purchase_quantity: products.max_purchase_quantity,
      tags: products.tags,
      images,
      attachments,
      additional_fields: additionalFields,
      offers,
      deleted: sql<boolean>`${products.deleted_at} is not null`,
      store: sql<
        ProductDetail['store']
      >`jsonb_build_object('id', ${stores.id}, 'slug', ${stores.slug}, 'name', ${stores.name}, 'approved', ${stores.approved}, 'is_online', ${stores.is_online}, 'orders_stopped', ${ordersStopped}, 'paper_restriction', ${stores.paper_restriction})`,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .leftJoin(categories, eq(categories.id, products.category_id))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategory_id))
    .leftJoin(shelves, eq(shelves.id, products.shelf_id))
    .where(and(eq(products.id, id), ...(store_id ? [eq(products.store_id, store_id), isNull(products.deleted_at)] : [])))
  if (!row) throw fail(errors.not_found)
  const current = {
    ...row,
    attachments: row.attachments.map((file) => file.id),
    additional_fields: row.additional_fields.map((field) => field.id),
  }
  const variants = await readVariants(db, id)
  const matrix = row.axes.length > 0
  const { base_price: _price, base_price_after_discount: _reduced, ...shown } = row
  return {
    ...shown,
    ...findBasePrice(row),
    sku: matrix ? null : (variants[0]?.sku ?? null),
    variants: matrix ? variants : [],
    open_pieces: matrix ? await readOpenPieces(db, { id, store_id: row.store.id }) : {},
    ...(await readChanges(db, id, current)),
    description: { ar: cleanHtml(row.description.ar), en: cleanHtml(row.description.en) },
  }
}
