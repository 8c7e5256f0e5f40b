import type { Axis } from '@rahba/contract/catalog/axes'
import { type MarketProduct, marketProduct, marketVariant } from '@rahba/contract/catalog/market'
import { lowStock } from '@rahba/contract/catalog/product-states'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/html.ts'
import { takesOrdersText } from '../../stores/visible.ts'
import { cardOffer, runningOfferText } from '../offers/running-offer.ts'
import { unavailableText, visibleText } from '../products/visible.ts'
import { cardColumns, inLanguage, priceTexts } from './market-columns.ts'
import { vatOfPriceText } from './vat-of-price.ts'

const productRow = marketProduct
  .omit({ orderable: true })
  .extend({
    ...priceTexts,
    offer: cardColumns.shape.offer,
    axes: z.array(z.custom<Axis>()),
    variants: z.array(marketVariant.omit({ offer_price: true })),
  })
  .strict()
type Row = z.output<typeof productRow>

/** The offered variants, over `products p`. A picture that the product does not show yet waits for review, so its variant does not show it either. */
const variantsText = `array(
      select jsonb_build_object('id', v.id, 'values', v.values, 'price', v.price, 'price_after_discount', v.price_after_discount,
        'final_price', v.final_price, 'image', i.file, 'left', case when v.quantity <= ${lowStock} then v.quantity end)
      from product_variants v left join product_images i on i.product_id = p.id and i.file = v.image
      where p.axes <> '[]' and v.product_id = p.id and v.active and v.deleted_at is null order by v.position, v.id)`

const select = (locale: Locale) => {
  const text = (column: string) => inLanguage(column, locale)
  return `select p.id, p.slug, ${text('p.name')} as name, ${text('p.description')} as description, p.image, p.price, p.price_after_discount, p.final_price, p.price_to, ${vatOfPriceText}, p.axes,
    ${variantsText} as variants,
    ${runningOfferText} as offer, ${unavailableText} as unavailable_reason, s.slug as store_slug, ${text('s.name')} as store_name,
    array(select jsonb_build_object('id', b.id, 'name', ${text('b.name')}, 'city', ${text('bc.name')}, 'address', b.address, 'in_stock', case when p.axes = '[]'
        then array(select bs.variant_id from branch_stock bs where bs.variant_id = p.id and bs.branch_id = b.id and bs.quantity > 0)
        else array(select bs.variant_id from product_variants bv join branch_stock bs on bs.variant_id = bv.id and bs.branch_id = b.id and bs.quantity > 0
          where bv.product_id = p.id and bv.active and bv.deleted_at is null) end)
      from branches b left join cities bc on bc.id = b.city_id where b.store_id = s.id and b.pick_up and b.deleted_at is null
      order by b.id <> s.id, b.position, b.id) as pickup_branches,
    array(select i.file::text from product_images i where i.product_id = p.id order by i.position) as images,
    case when c.id is not null then jsonb_build_object('id', c.id, 'name', ${text('c.name')}) end as category,
    case when h.id is not null then jsonb_build_object('id', h.id, 'name', ${text('h.name')}) end as shelf,
    case when p.max_purchase_quantity is not null then least(p.quantity, p.max_purchase_quantity) end as most, p.weight, p.barcode, p.made_in, p.brand, p.tags,
    array(select jsonb_build_object('id', f.id, 'name', ${text('f.name')}, 'kind', f.kind, 'is_required', f.is_required, 'options',
        array(select jsonb_build_object('id', o.id, 'name', ${text('o.name')}, 'price', o.price) from additional_field_options o where o.field_id = f.id order by o.position))
      from product_additional_fields pf join additional_fields f on f.id = pf.field_id and f.active where pf.product_id = p.id
      order by pf.position) as additional_fields,
    jsonb_build_object('id', s.id, 'slug', s.slug, 'name', ${text('s.name')}, 'logo', s.logo, 'is_online', ${takesOrdersText}, 'city', ${text('t.name')}) as store
    from products p join stores s on s.id = p.store_id
    left join categories c on c.id = p.category_id left join shelves h on h.id = p.shelf_id and h.active left join cities t on t.id = s.city_id
    where ${visibleText}`
}

const statements = (locale: Locale) => ({
  byId: hot<Row, { id: string }>(
    `market-product-${locale}`,
    (value) => sql`${sql.raw(select(locale))} and p.id = ${value('id')}`,
    productRow,
  ),
  bySlug: hot<Row, { slug: string; product_slug: string }>(
    `market-store-product-${locale}`,
    (value) => sql`${sql.raw(select(locale))} and s.slug = ${value('slug')} and p.slug = ${value('product_slug')}`,
    productRow,
  ),
})
const prepared = { ar: statements('ar'), en: statements('en') }

/** A visible product by its id, or by the names in its address. One statement. Throws `not_found`. */
export async function readMarketProduct(
  db: Db,
  by: { id: string } | { slug: string; product_slug: string },
  locale: Locale,
): Promise<MarketProduct> {
  const { byId, bySlug } = prepared[locale]
  const [row] = 'id' in by ? await byId(db, by) : await bySlug(db, by)
  if (!row) throw fail(errors.not_found)
  return {
    ...row,
    axes: row.axes.map((axis) => ({
      ...axis,
      name: inLocale(axis.name, locale),
      values: axis.values.map((value) => ({
        ...value,
        name: inLocale(value.name, locale),
        image: row.images.find((file) => file === value.image) ?? null,
      })),
    })),
    variants: row.variants.map((variant) => ({ ...variant, offer_price: cardOffer(row.offer, variant.final_price)?.price ?? null })),
    price_to: row.price_to === null ? null : Number(row.price_to),
    description: cleanHtml(row.description),
    price: Number(row.price),
    price_after_discount: row.price_after_discount === null ? null : Number(row.price_after_discount),
    final_price: Number(row.final_price),
    offer: cardOffer(row.offer, Number(row.final_price)),
    orderable: row.unavailable_reason === null,
  }
}
