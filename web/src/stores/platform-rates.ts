import { readSellingCosts, type SellingCosts } from '@rahba/contract/settings/selling-costs'
import { publicSettings } from '@rahba/contract/settings/settings.calls'
import { useCall } from '../api/queries.ts'

/** What selling costs on the platform, as anybody may know it; null until it is read. */
export function usePlatformRates(): SellingCosts | null {
  const rows = useCall(publicSettings, {}, { silent: true, staleTime: 300_000 }).data
  return rows ? readSellingCosts(rows) : null
}
