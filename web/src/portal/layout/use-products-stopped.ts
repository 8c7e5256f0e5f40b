import { useText } from '../../text/use-text.ts'
import { useStore } from './use-store.ts'

/** Returns the reason the store can't add products, which is an expired paper or an agreement that it has not accepted; null if it can. */
export function useProductsStopped(): string | null {
  const { banners } = useText('portal/layout')
  const { paper_restriction, agreement } = useStore()
  if (paper_restriction !== null) return banners.productsStopped
  return agreement.due?.stops ? banners.agreementStopped : null
}
