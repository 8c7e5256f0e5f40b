import { cleanColor } from '@rahba/contract/stores/store-colors'

/** The colour of a field as it is shown while it is typed: null for none and for what is no colour yet. */
export function toShownColor(typed: string | null): string | null {
  const color = cleanColor(typed ?? '')
  return /^#[0-9a-f]{6}$/.test(color) ? color : null
}
