import { useText } from '../../text/use-text.ts'
import { useStore } from './use-store.ts'

/** Returns the reason the store can neither add nor sell products because of an expired paper; null if it can. */
export function useProductsStopped(): string | null {
  const { banners } = useText('portal/layout')
  return useStore().paper_restriction === null ? null : banners.productsStopped
}
