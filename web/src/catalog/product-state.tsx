import { getShownState, type ProductStatus, productStateLabels, type ShownState } from '@rahba/contract/catalog/products/product-states'
import { StatusDot, type Tone } from '../kit/show/status-dot.tsx'

const tones: Record<ShownState, Tone> = {
  draft: 'neutral',
  pending: 'waiting',
  active: 'good',
  hidden: 'neutral',
  out_of_stock: 'bad',
  rejected: 'bad',
  blocked: 'bad',
}

/** A product's state as people say it: an active product that ran out says so. */
export function ProductState({ product }: { product: { status: ProductStatus; quantity: number } }) {
  const state = getShownState(product)
  return <StatusDot tone={tones[state]}>{productStateLabels[state]}</StatusDot>
}
