import { marketProductCard } from '@rahba/contract/catalog/market/market'
import type { Locale } from '@rahba/contract/kernel/locale'
import { z } from 'zod'
import { runningOfferText } from '../offers/running-offer.ts'
import { unavailableText } from '../products/visible.ts'
import { vatOfPriceText } from './vat-of-price.ts'

/** A bilingual column in one language, the other where that side is empty. `locale` is one of two words of our own, never a caller's text. */
export const inLanguage = (column: string, locale: Locale): string =>
  `coalesce(nullif(${column}->>'${locale}', ''), ${column}->>'${locale === 'ar' ? 'en' : 'ar'}')`

/** The columns of a product's card, over `products p join stores s`. */
export const productColumns = (
  locale: Locale,
) => `p.id, p.slug, ${inLanguage('p.name', locale)} as name, p.image, p.price, p.price_after_discount, p.final_price, p.price_to, p.reduced, ${vatOfPriceText},
  ${runningOfferText} as offer, ${unavailableText} as unavailable_reason, s.slug as store_slug, ${inLanguage('s.name', locale)} as store_name`

/** A card as a statement gives it: what it is worth under its offer, and whether it can be ordered, are worked out here. */
export const cardColumns = marketProductCard.omit({ orderable: true }).extend({
  offer: marketProductCard.shape.offer.unwrap().omit({ price: true }).nullable(),
})
/** The prices of a row, which the driver reads as text. */
export const priceTexts = {
  price: z.string(),
  price_after_discount: z.string().nullable(),
  final_price: z.string(),
  price_to: z.string().nullable(),
}
export const listedRow = cardColumns
  .extend({
    ...priceTexts,
    /** The value sorted by: only the last row's is ever read. */
    place: z.union([z.string(), z.number()]),
  })
  .strict()
export type ListedRow = z.output<typeof listedRow>
