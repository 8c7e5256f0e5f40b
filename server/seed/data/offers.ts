import type { OfferType } from '@rahba/contract/catalog/offers/offer-types'

interface DemoOffer {
  store: string
  offer_type: OfferType
  offer_value: number
  /** Days from today. */
  from: number
  to: number
  /** The products' names in Arabic. */
  products: readonly string[]
}

/** Offers of the demo merchant: two that run, one to come. */
export const offers: readonly DemoOffer[] = [
  {
    store: 'sadeem-roastery',
    offer_type: 'percentage',
    offer_value: 2000,
    from: 0,
    to: 9,
    products: ['مطحنة يدوية بتروس ستانلس', 'خلطة فجر للكابتشينو'],
  },
  { store: 'sadeem-roastery', offer_type: 'free_product', offer_value: 2, from: 0, to: 14, products: ['بن خولاني من جبال جازان'] },
  { store: 'sadeem-roastery', offer_type: 'value', offer_value: 1500, from: 12, to: 20, products: ['مطحنة يدوية بتروس ستانلس'] },
]
