import { type MarketProduct, marketProduct } from '@rahba/contract/catalog/market/market'
import { lowStock } from '@rahba/contract/catalog/products/product-states'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/html.ts'
import { takesOrdersAgainText, takesOrdersText } from '../../stores/visible.ts'
import { cardOffer, runningOfferText } from '../offers/running-offer.ts'
import { unavailableText, visibleText } from '../products/visible.ts'
import { cardColumns, inLanguage, priceTexts } from './market-columns.ts'
import { readProductChoices } from './read-product-choices.ts'
import { vatOfPriceText } from './vat-of-price.ts'

const productRow = marketProduct
  .omit({ orderable: true, variants: true, pickup_branches: true })
  .extend({
    ...priceTexts,
    offer: cardColumns.shape.offer,
    axes: z.array(z.custom<Axis>()),
    has_pick_up: z.boolean(),
  })
  .strict()
type Row = z.output<typeof productRow>

const select = (locale: Locale) => {
  const text = (column: string) => inLanguage(column, locale)
  return `select p.id, p.slug, ${text('p.name')} as name, ${text('p.description')} as description, p.image, p.price, p.price_after_discount, p.final_price, p.price_to, p.reduced, ${vatOfPriceText}, p.axes,
    ${runningOfferText} as offer, ${unavailableText} as unavailable_reason, s.slug as store_slug, ${text('s.name')} as store_name,
    exists (select from branches b where b.store_id = s.id and b.pick_up and b.deleted_at is null) as has_pick_up,
    array(select i.file::text from product_images i where i.product_id = p.id order by i.position) as images,
    case when c.id is not null then jsonb_build_object('id', c.id, 'name', ${text('c.name')}) end as category,
    case when h.id is not null then jsonb_build_object('id', h.id, 'name', ${text('h.name')}) end as shelf,
    case when p.max_purchase_quantity is not null then least(p.quantity, p.max_purchase_quantity) end as most,
    case when p.axes = '[]' and p.quantity <= ${lowStock} then p.quantity end as left, p.weight, p.barcode, p.made_in, p.brand, p.tags,
    array(select jsonb_build_object('id', f.id, 'name', ${text('f.name')}, 'kind', f.kind, 'is_required', f.is_required, 'options',
        array(select jsonb_build_object('id', o.id, 'name', ${text('o.name')}, 'price', o.price) from additional_field_options o where o.field_id = f.id order by o.position))
      from product_additional_fields pf join additional_fields f on f.id = pf.field_id and f.active where pf.product_id = p.id
      order by pf.position) as additional_fields,
    jsonb_build_object('id', s.id, 'slug', s.slug, 'name', ${text('s.name')}, 'logo', s.logo, 'is_online', ${takesOrdersText}, 'takes_orders_at', ${takesOrdersAgainText}, 'city', ${text('t.name')}) as store
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

/**
 * A visible product by its id, or by the names in its address: one statement, and a second one for a product with variants or a store with
 * branches to collect at. Throws `not_found`.
 */
export async function readMarketProduct(
  db: Db,
  by: { id: string } | { slug: string; product_slug: string },
  locale: Locale,
): Promise<MarketProduct> {
  const { byId, bySlug } = prepared[locale]
  const [row] = 'id' in by ? await byId(db, by) : await bySlug(db, by)
  if (!row) throw fail(errors.not_found)
  const { has_pick_up, ...product } = row
  const { variants, pickup_branches } =
    row.axes.length > 0 || has_pick_up ? await readProductChoices(db, row.id, locale) : { variants: [], pickup_branches: [] }
  return {
    ...product,
    pickup_branches,
    axes: row.axes.map((axis) => ({
      ...axis,
      name: inLocale(axis.name, locale),
      values: axis.values.map((value) => ({
        ...value,
        name: inLocale(value.name, locale),
        image: row.images.find((file) => file === value.image) ?? null,
      })),
    })),
    variants: variants.map((variant) => ({ ...variant, offer_price: cardOffer(row.offer, variant.final_price)?.price ?? null })),
    price_to: row.price_to === null ? null : Number(row.price_to),
    description: cleanHtml(row.description),
    price: Number(row.price),
    price_after_discount: row.price_after_discount === null ? null : Number(row.price_after_discount),
    final_price: Number(row.final_price),
    offer: cardOffer(row.offer, Number(row.final_price)),
    orderable: row.unavailable_reason === null,
  }
}
