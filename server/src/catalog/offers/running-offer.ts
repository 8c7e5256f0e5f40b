import type { MarketProductCard } from '@rahba/contract/catalog/market/market'
import { priceUnderOffer } from '@rahba/contract/orders/pricing'
import { todayText } from '../../platform/db/today.ts'

/** The offer that holds today for `products p`, as jsonb, or null. A stopped offer has no days, so checking the days is enough. */
export const runningOfferText = `(select jsonb_build_object('offer_type', o.offer_type, 'offer_value', o.offer_value, 'end_date', o.end_date)
    from offer_products op join offers o on o.id = op.offer_id where op.product_id = p.id and op.days @> ${todayText})`

/** Products as `p` that have no offer today, and those that have one with it as `op`: together all of them, each once. */
export const withoutOfferText = `not exists (select 1 from offer_products op where op.product_id = p.id and op.days @> ${todayText})`
export const underOfferText = `op.days @> ${todayText}`

type Running = NonNullable<MarketProductCard['offer']>

/** The offer as a card shows it, with what a piece at `final_price` then costs. */
export const cardOffer = (offer: Omit<Running, 'price'> | null, final_price: number): Running | null =>
  offer && { ...offer, price: priceUnderOffer(final_price, offer) }
