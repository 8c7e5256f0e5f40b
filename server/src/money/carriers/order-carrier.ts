import { type CarrierKey, matchCarrier } from '@rahba/contract/money/carriers/carriers'

interface Delivered {
  fulfilment: string
  shipping_company: string | null
}

/**
 * The shipping company that delivers an order; null if the store's own driver does, or the shopper picks up. An order that goes by carrier always has
 * one, named or not, so its cash never becomes the store's by omission.
 */
export const orderCarrier = ({ fulfilment, shipping_company }: Delivered): CarrierKey | null =>
  fulfilment === 'shipping_company' ? matchCarrier(shipping_company ?? '') : null
