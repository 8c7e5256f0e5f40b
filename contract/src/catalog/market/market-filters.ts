import { z } from 'zod'
import type { FieldLabels } from '../../kernel/labels.ts'
import { nameMessages } from '../../kernel/messages.ts'
import { cleanNumber } from '../../kernel/normalise.ts'
import { flagParam, searchQuery, valueList } from '../../kernel/page.ts'

export const marketFilterLabels = {
  price_from: { ar: 'السعر من', en: 'Price from' },
  price_to: { ar: 'السعر إلى', en: 'Price to' },
  store: { ar: 'المتجر', en: 'Store' },
  stores: { ar: 'المتاجر', en: 'Stores' },
  on_offer: { ar: 'عليه عرض', en: 'On offer' },
  in_stock: { ar: 'متوفر في المخزون', en: 'In stock' },
  brands: { ar: 'العلامات التجارية', en: 'Brands' },
  made_in: { ar: 'بلد الصنع', en: 'Country of origin' },
} satisfies FieldLabels

nameMessages({
  country_code: { ar: '{field}: اختر الدولة من القائمة', en: '{field}: choose a country from the list' },
})

const amount = z.preprocess(cleanNumber, z.int().min(0).max(100_000_000)).optional()
/** The maximum number of values of one filter. */
export const maxFilterValues = 20

/** The filters of the market's products. Each product has to pass all that are given. */
export const marketFilters = {
  q: searchQuery.optional(),
  category_id: z.uuid('uuid').optional(),
  subcategory_id: z.uuid('uuid').optional(),
  shelf_id: z.uuid('uuid').optional(),
  /** A store's slug: the page of that store. */
  store: z.string().min(1).max(120).optional(),
  /** Ids or slugs of stores that shoppers choose among; one of them is enough. */
  stores: valueList(z.string().max(120), maxFilterValues),
  /** The city that the product's store delivers to, or where it can be collected. */
  city_id: z.uuid('uuid').optional(),
  /** Halalas, as shown: under the offer of today where there is one. */
  price_from: amount,
  price_to: amount,
  /** `true` leaves products with an offer of today; `false` is the same as leaving it out. */
  on_offer: flagParam,
  /** `true` leaves products with a piece left; `false` is the same as leaving it out. */
  in_stock: flagParam,
  /** Brands exactly as they are written. */
  brands: valueList(z.string().max(80), maxFilterValues),
  /** ISO 3166-1 alpha-2. */
  made_in: valueList(z.string().regex(/^[A-Z]{2}$/, 'country_code'), maxFilterValues),
}
