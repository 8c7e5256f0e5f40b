import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { useText } from '../../text/use-text.ts'
import { profilePages } from './profile-steps.ts'
import { useStore } from './use-store.ts'

/** Returns why the store can't add products, and the page that ends this: an expired paper or an agreement to accept. Null if it can. */
export function useProductsStop(): { why: string; to: PageAddress } | null {
  const { banners } = useText('portal/layout')
  const { paper_restriction, agreement } = useStore()
  if (paper_restriction !== null) return { why: banners.productsStopped, to: profilePages.data }
  return agreement.due?.stops ? { why: banners.agreementStopped, to: '/store/agreement' } : null
}

/** Returns only the reason of {@link useProductsStop}. */
export const useProductsStopped = (): string | null => useProductsStop()?.why ?? null
