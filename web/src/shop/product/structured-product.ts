import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { isGtin } from '@rahba/contract/catalog/variants/gtin'
import { plainAmount } from '@rahba/contract/kernel/money'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { shownPrice } from '../shown-price.ts'

interface Addresses {
  /** `PUBLIC_URL`. */
  origin: string
  /** The public addresses of the product's page and of its store's. */
  address: string
  store: string
}

/** The amounts to pay, with VAT even if the store shows prices without it; a range where the variants differ. */
function getOfferPrices(product: MarketProduct) {
  const toAmount = (price: number) => plainAmount(shownPrice(price, { ...product, vat_shown: true }))
  const low = toAmount(product.offer?.price ?? product.final_price)
  if (product.price_to === null) return { '@type': 'Offer', price: low }
  const high = Math.max(...product.variants.map(({ final_price, offer_price }) => offer_price ?? final_price))
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: toAmount(high), offerCount: product.variants.length }
}

/** The availability as schema.org names it. A store that is closed for a while still has its goods. */
function getAvailability({ unavailable_reason, left }: MarketProduct): string {
  if (unavailable_reason === 'out_of_stock') return 'https://schema.org/OutOfStock'
  return left === null ? 'https://schema.org/InStock' : 'https://schema.org/LimitedAvailability'
}

/** Describes a product for search engines, with its offer and seller. */
export const getStructuredProduct = (product: MarketProduct, description: string, { origin, address, store }: Addresses) => ({
  '@type': 'Product',
  '@id': `${address}#product`,
  name: product.name,
  ...(description ? { description } : {}),
  image: product.images.map((id) => origin + pictureUrl(id, 1280)),
  ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
  ...(product.category ? { category: product.category.name } : {}),
  // Merchants may use codes of their own, which are no GTIN.
  ...(product.barcode ? { [isGtin(product.barcode) ? 'gtin' : 'sku']: product.barcode } : {}),
  offers: {
    ...getOfferPrices(product),
    url: address,
    priceCurrency: 'SAR',
    ...(product.offer ? { priceValidUntil: product.offer.end_date } : {}),
    availability: getAvailability(product),
    seller: { '@type': 'Store', name: product.store_name, url: store },
  },
})
