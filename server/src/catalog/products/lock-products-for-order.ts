import { type AdditionalFieldKind, additionalFieldKinds } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import { offerTypes } from '@rahba/contract/catalog/offers/offer-types'
import { type ProductStatus, productStatuses } from '@rahba/contract/catalog/products/product-states'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import type { PricedOffer } from '@rahba/contract/orders/pricing'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hideLength, hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { runningOfferText } from '../offers/running-offer.ts'

/** The facts about a variant and its product that placing an order needs, with the options it may be bought with. */
export interface ProductForOrder {
  id: string
  variant_id: string
  store_id: string
  slug: string
  name: Bilingual
  /** The axes of the product, and the variant's values on them. */
  axes: Axis[]
  values: string[]
  image: string | null
  sku: string | null
  barcode: string | null
  /** Grams. */
  weight: number | null
  category_id: string | null
  price: number
  price_after_discount: number | null
  final_price: number
  quantity: number
  max_purchase_quantity: number | null
  status: ProductStatus
  deleted: boolean
  /** True if the variant is offered. */
  active: boolean
  /** The offer that is valid today. */
  offer: PricedOffer | null
  fields: {
    id: string
    name: Bilingual
    kind: AdditionalFieldKind
    is_required: boolean
    options: { id: string; name: Bilingual; price: number }[]
  }[]
}

const productRow: z.ZodType<ProductForOrder> = z.strictObject({
  id: z.uuid(),
  variant_id: z.uuid(),
  store_id: z.uuid(),
  slug: z.string(),
  name: bilingualText,
  axes: z.array(z.custom<Axis>()),
  values: z.array(z.uuid()),
  image: z.uuid().nullable(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  weight: z.int().nullable(),
  category_id: z.uuid().nullable(),
  price: z.int(),
  price_after_discount: z.int().nullable(),
  final_price: z.int(),
  quantity: z.int(),
  max_purchase_quantity: z.int().nullable(),
  status: z.enum(productStatuses),
  deleted: z.boolean(),
  active: z.boolean(),
  offer: z.object({ offer_type: z.enum(typedKeys(offerTypes)), offer_value: z.int() }).nullable(),
  fields: z.array(
    z.strictObject({
      id: z.uuid(),
      name: bilingualText,
      kind: z.enum(additionalFieldKinds),
      is_required: z.boolean(),
      options: z.array(z.strictObject({ id: z.uuid(), name: bilingualText, price: z.int() })),
    }),
  ),
})

const select = (ids: SQL, lock: boolean) => sql`
  select p.id, v.id as variant_id, p.store_id, p.slug, p.name, p.axes, v.values, coalesce(v.image, p.image) as image, v.sku, v.barcode, coalesce(v.weight, p.weight) as weight,
    p.category_id, v.price::float8 as price, v.price_after_discount::float8 as price_after_discount, v.final_price::float8 as final_price, v.quantity,
    p.max_purchase_quantity, p.status, (p.deleted_at is not null or v.deleted_at is not null) as deleted, v.active, ${sql.raw(runningOfferText)} as offer,
    (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'is_required', f.is_required, 'options',
        (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price', o.price) order by o.position), '[]') from additional_field_options o where o.field_id = f.id)
      ) order by pf.position), '[]')
      from product_additional_fields pf join additional_fields f on f.id = pf.field_id and f.active where pf.product_id = p.id) as fields
  from product_variants v join products p on p.id = v.product_id
  where v.id = any(${hideLength(sql`${ids}::uuid[]`)}) order by p.id, v.id ${lock ? sql`for update of p, v` : sql``}`

const lockSelected = hot<ProductForOrder, { ids: string[] }>('lock-products', (value) => select(value('ids'), true), productRow)
const readSelected = hot<ProductForOrder, { ids: string[] }>('read-products', (value) => select(value('ids'), false), productRow)

/**
 * Locks variants and their products, in the order of the products' ids, and reads what an order needs of them; unknown ids are missing from the
 * answer. Both are locked, so that both are read as they are once others are done with them.
 * @param ids of variants; that of a product without axes is the product's
 */
export const lockProductsForOrder = (db: Db, ids: readonly string[]): Promise<ProductForOrder[]> =>
  lockSelected(db, { ids: [...new Set(ids)] })

/** The same without the lock, for a cart or a quote. */
export const readProductsForOrder = (db: Db, ids: readonly string[]): Promise<ProductForOrder[]> =>
  readSelected(db, { ids: [...new Set(ids)] })
