import { readSellingCosts, type SellingCosts } from '@rahba/contract/settings/selling-costs'
import { publicSettings } from '@rahba/contract/settings/settings.calls'
import { useCall } from '../api/queries.ts'

/** The costs of selling on the platform, as anybody may know them; null until they are read. */
export function usePlatformRates(): SellingCosts | null {
  const rows = useCall(publicSettings, {}, { silent: true, staleTime: 300_000 }).data
  return rows ? readSellingCosts(rows) : null
}
