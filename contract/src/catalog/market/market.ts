import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import type { FieldLabels } from '../../kernel/labels.ts'
import { cursorPageSchema, searchQuery, valueList } from '../../kernel/page.ts'
import { idParams } from '../../kernel/shapes.ts'
import { namedDeliveryRule } from '../../stores/delivery/delivery-rules.ts'
import { holiday, openInterval } from '../../stores/profile/opening-times.schemas.ts'
import { weekdays } from '../../stores/profile/opening-times.ts'
import { additionalFieldKinds } from '../additional-fields/additional-field-kinds.ts'
import { offerTypeKeys } from '../offers/offer-types.ts'
import { unavailableReasonKeys } from '../products/why-not-sellable.ts'
import { sectionKindKeys } from '../sections/sections.ts'
import * as calls from './market.calls.ts'
import { marketFilterLabels, marketFilters } from './market-filters.ts'
import { marketSorts } from './market-sorts.ts'

/**
 * The answers that shoppers read, on the web and in the app. Texts follow `Accept-Language` and fall back to the other language; amounts are halalas;
 * pictures are file ids (`/files/{id}/640.webp`, see `pictureUrl`). Lists page by cursor and are never counted.
 */
const marketLabels = {
  ...marketFilterLabels,
  limit: { ar: 'عدد العناصر', en: 'Number of items' },
  city: { ar: 'المدينة', en: 'City' },
  product: { ar: 'المنتج', en: 'Product' },
  ids: { ar: 'المنتجات', en: 'Products' },
} satisfies FieldLabels

const shared = { tags: ['market'], access: { audience: 'public' }, owner: 'public', labels: marketLabels } as const
const slug = z.string().min(1).max(120)
const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
}
const named = z.object({ id: z.uuid(), name: z.string() })
/** A category has a slug of its own; a subcategory has one within its category. */
const addressed = named.extend({ slug: z.string() })

export const marketStoreCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  logo: z.uuid().nullable(),
  cover: z.uuid().nullable(),
  is_online: z.boolean(),
  category: z.string().nullable(),
  city: z.string().nullable(),
})
export type MarketStoreCard = z.output<typeof marketStoreCard>

/** A branch where shoppers collect orders. */
const pickupBranch = named.extend({ city: z.string().nullable(), address: z.string().nullable() })

/** From when a store takes orders again that its hours or a holiday stop now; null for any other store. */
const takes_orders_at = z.iso.datetime().nullable()

export const marketStore = marketStoreCard.extend({
  takes_orders_at,
  /** `#rrggbb`; null is the platform's colour. */
  accent_color: z.string().nullable(),
  announcement: z.string().nullable(),
  welcome_title: z.string().nullable(),
  welcome_text: z.string().nullable(),
  description: z.string().nullable(),
  refund_policy: z.string().nullable(),
  tags: z.array(z.string()),
  contacts: z.record(z.string(), z.string()),
  AuthNumBusiness: z.string().nullable(),
  vat_no: z.string().nullable(),
  has_delivery_service: z.boolean(),
  pickup_branches: z.array(pickupBranch),
  /** Its terms for delivery now, the most general first; without city and region the whole Kingdom. The most exact one counts. */
  delivery_locations: z.array(
    namedDeliveryRule.omit({ city_id: true, region_id: true }).extend({ city: z.string().nullable(), region: z.string().nullable() }),
  ),
  /** Its state by its hours, which decide about orders only if the store wants so (`is_online`); null without hours and holidays. */
  hours: z
    .object({
      is_open: z.boolean(),
      /** The moment it closes or opens next. */
      changes_at: z.iso.datetime().nullable(),
      /** The name of the holiday that is on. */
      holiday: z.string().nullable(),
      /** The timetable in force; null if it only has holidays. */
      week: z.record(z.enum(weekdays), z.array(openInterval)).nullable(),
      /** True if that is the timetable of Ramadan. */
      is_ramadan: z.boolean(),
      /** The holidays of the coming weeks. */
      holidays: z.array(holiday.pick({ start_date: true, end_date: true }).extend({ name: z.string() })),
    })
    .nullable(),
  shelves: z.array(named),
})
export type MarketStore = z.output<typeof marketStore>

export const marketProductCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image: z.uuid().nullable(),
  price: z.int(),
  price_after_discount: z.int().nullable(),
  final_price: z.int(),
  /** The highest final price among its variants; null if they all cost the same. The prices before it are the cheapest one's. */
  price_to: z.int().nullable(),
  /** True if a variant that is offered has a discount, be it a dearer one than these prices are of. */
  reduced: z.boolean(),
  /** The VAT in basis points that is added to these prices when they are paid; 0 where they are what is paid. */
  vat_added_bp: z.int(),
  /** True if the store shows its prices with that VAT. */
  vat_shown: z.boolean(),
  /** The offer that holds today; `price` is what a piece then costs without options, the final price itself where a piece is given on top. */
  offer: z.object({ offer_type: z.enum(offerTypeKeys), offer_value: z.int(), end_date: z.iso.date(), price: z.int() }).nullable(),
  orderable: z.boolean(),
  unavailable_reason: z.enum(unavailableReasonKeys).nullable(),
  store_slug: z.string(),
  store_name: z.string(),
})
export type MarketProductCard = z.output<typeof marketProductCard>

/** A variant that is offered. */
export const marketVariant = z.object({
  id: z.uuid(),
  /** The id of one value of each axis, in the order of the axes. */
  values: z.array(z.uuid()),
  price: z.int(),
  price_after_discount: z.int().nullable(),
  final_price: z.int(),
  /** The price of a piece under the offer that holds today; null without one. */
  offer_price: z.int().nullable(),
  image: z.uuid().nullable(),
  /** Pieces that are left when they are few; 0 if it is sold out; null if there are enough, since the stock is private. */
  left: z.int().nullable(),
})
export type MarketVariant = z.output<typeof marketVariant>

export const marketProduct = marketProductCard.extend({
  description: z.string(),
  /** The properties its variants differ by; empty for a product that is bought as it is. */
  axes: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      values: z.array(z.object({ id: z.uuid(), name: z.string(), colour: z.string().nullable(), image: z.uuid().nullable() })),
    }),
  ),
  variants: z.array(marketVariant),
  /** Where it can be collected, and which variants are in stock there; that of a product without axes has the product's id. */
  pickup_branches: z.array(
    pickupBranch.extend({
      in_stock: z.array(z.uuid()),
      /** The pieces of these that are left there when they are few. */
      last_pieces: z.array(z.object({ variant_id: z.uuid(), left: z.int() })),
    }),
  ),
  images: z.array(z.uuid()),
  category: named.nullable(),
  shelf: named.nullable(),
  /** The maximum quantity in one order if the store set a limit, at most the stock; null without one, since the stock is private. */
  most: z.int().nullable(),
  /** Pieces that are left of a product without axes, as a variant says it. */
  left: z.int().nullable(),
  weight: z.int().nullable(),
  barcode: z.string().nullable(),
  made_in: z.string().nullable(),
  brand: z.string().nullable(),
  tags: z.array(z.string()),
  additional_fields: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      kind: z.enum(additionalFieldKinds),
      is_required: z.boolean(),
      options: z.array(z.object({ id: z.uuid(), name: z.string(), price: z.int() })),
    }),
  ),
  store: marketStoreCard.pick({ id: true, slug: true, name: true, logo: true, is_online: true, city: true }).extend({ takes_orders_at }),
})
export type MarketProduct = z.output<typeof marketProduct>

export const listMarketStores = endpoint({
  ...shared,
  ...calls.listMarketStores,
  summary: 'List approved stores, newest first',
  query: z.object({ ...paging, q: searchQuery.optional(), category_id: z.uuid('uuid').optional(), city_id: z.uuid('uuid').optional() }),
  response: cursorPageSchema(marketStoreCard),
})

export const readMarketStore = endpoint({
  ...shared,
  ...calls.readMarketStore,
  summary: 'Get a store as customers see it, with its collections',
  params: z.object({ slug }),
  response: marketStore,
  errors: [errors.not_found],
})

export const marketDelivery = z.object({
  /** The city that was found; null if none was asked for, or no city is named so. */
  city: z.string().nullable(),
  /** True if the store delivers there; without a city, if it delivers to the whole Kingdom. */
  delivers: z.boolean(),
  /** The places that a rule for the whole Kingdom leaves out, where no city was named. */
  excluded_cities: z.int(),
  excluded_regions: z.int(),
  /** The charge there. Without a city, the lowest and the highest of all places that the store delivers to. */
  delivery_charge: z.int(),
  max_delivery_charge: z.int(),
  /** Without a city, both hold for all places; where these differ they are 0 and null. */
  min_order_cost: z.int(),
  free_from: z.int().nullable(),
  /** The days between which an order placed now arrives. */
  promised_from: z.iso.date().nullable(),
  promised_to: z.iso.date().nullable(),
  /**
   * The branches from which a piece of each variant of the product is delivered there: the nearest that has it. A variant in none of them can only be
   * collected, or is sold out. Null without a product, and for a store with one branch.
   */
  branches: z.array(z.object({ name: z.string(), variants: z.array(z.uuid()) })).nullable(),
})
export type MarketDelivery = z.output<typeof marketDelivery>

export const readMarketDelivery = endpoint({
  ...shared,
  ...calls.readMarketDelivery,
  summary: 'Get what a store charges for delivery to a city, named in any spelling, and when an order placed now arrives',
  params: z.object({ slug }),
  query: z.object({
    city: z.string().trim().max(60).optional(),
    /** The slug of a product, for the branches that it leaves from. */
    product: z.string().max(200).optional(),
  }),
  response: marketDelivery,
  errors: [errors.not_found],
})

export const listMarketProducts = endpoint({
  ...shared,
  ...calls.listMarketProducts,
  summary:
    'Browse and search products on sale. A search matches all words, in any spelling or as likely meant, best match first by default',
  query: z.object({
    ...paging,
    ...marketFilters,
    /** Left out, it is `relevance` for a search and `newest` otherwise. */
    sort: z.enum(marketSorts).optional(),
  }),
  response: z.object({
    data: z.array(marketProductCard),
    meta: z.object({
      next_cursor: z.string().nullable(),
      /** The words that were searched for instead, if nothing was found as typed. */
      corrected: z.string().nullable(),
      /** True if no product has every word, so that products with some of them are listed. */
      partial: z.boolean(),
    }),
  }),
  errors: [errors.bad_cursor],
})

/** The maximum number of products that a browser remembers as seen. */
export const maxCards = 12

export const listMarketCards = endpoint({
  ...shared,
  ...calls.listMarketCards,
  summary: 'List the cards of some products in the given order. Products that are not on sale are left out',
  query: z.object({ ids: valueList(z.uuid('uuid'), maxCards) }),
  response: z.array(marketProductCard),
})

export const readMarketProduct = endpoint({
  ...shared,
  ...calls.readMarketProduct,
  summary: 'Get a product with its images, options, final price and whether it can be ordered',
  params: idParams,
  response: marketProduct,
  errors: [errors.not_found],
})

export const readMarketStoreProduct = endpoint({
  ...shared,
  ...calls.readMarketStoreProduct,
  summary: 'Get a product by the slugs of its store and product',
  params: z.object({ slug, product_slug: z.string().min(1).max(200) }),
  response: marketProduct,
  errors: [errors.not_found],
})

export const listMarketCategories = endpoint({
  ...shared,
  ...calls.listMarketCategories,
  summary: 'List the categories that customers browse, with their subcategories',
  response: z.array(addressed.extend({ image: z.uuid().nullable(), subcategories: z.array(addressed) })),
})

export const marketSection = named.extend({
  kind: z.enum(sectionKindKeys),
  category: named.nullable(),
  /** The stores of a section of stores; empty for other sections. */
  stores: z.array(marketStoreCard),
  products: z.array(marketProductCard),
})
export type MarketSection = z.output<typeof marketSection>

export const listMarketSections = endpoint({
  ...shared,
  ...calls.listMarketSections,
  summary: "List the sections of the customer's home with their current content. Empty sections are left out",
  response: z.array(marketSection),
})
