import type { MarketVariant } from '@rahba/contract/catalog/market/market'

/** The words for the stock of a variant. The page's script has them from the server. */
export interface VariantStates {
  available: string
  soldOut: string
  /** For a combination of values that the store does not offer. */
  unavailable: string
  /** The words before the values that were chosen in place of others, which are not offered with the one that was pressed. */
  changed: string
  /** For a value that is not offered with those before it. */
  notOffered: string
  /** For one piece that is left, for two, and so on. */
  remaining: readonly string[]
}

/** The stock of a variant as the page says it: a reason that colours it, and the words. Takes undefined for a combination that is not offered. */
export function getVariantState(
  variant: Pick<MarketVariant, 'left'> | undefined,
  states: VariantStates,
): readonly [reason: 'out_of_stock' | undefined, words: string] {
  if (!variant) return ['out_of_stock', states.unavailable]
  if (variant.left === null) return [undefined, states.available]
  const words = states.remaining[variant.left - 1]
  return words === undefined ? ['out_of_stock', states.soldOut] : [undefined, words]
}
