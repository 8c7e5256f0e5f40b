import { useText } from '../../text/use-text.ts'
import { useStore } from './use-store.ts'

/** Why the store can add no product and put none on sale, while an expired paper stops both; null where it can. */
export function useProductsStopped(): string | null {
  const { banners } = useText('portal/layout')
  return useStore().paper_restriction === null ? null : banners.productsStopped
}
