import { cleanColor } from '@rahba/contract/stores/profile/store-colors'

/** The colour of a field as it is shown while it is typed: null for an empty or incomplete colour. */
export function toShownColor(typed: string | null): string | null {
  const color = cleanColor(typed ?? '')
  return /^#[0-9a-f]{6}$/.test(color) ? color : null
}
