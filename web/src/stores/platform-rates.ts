import { publicSettings } from '@rahba/contract/settings/settings.calls'
import { useCall } from '../api/queries.ts'

/** The rates of the platform in basis points, as anybody may know them; null until they are read. */
export function usePlatformRates(): { commission_bp: number; vat_rate_bp: number } | null {
  const rows = useCall(publicSettings, {}, { silent: true, staleTime: 300_000 }).data
  const rate = (name: 'commission_bp' | 'vat_rate_bp') => rows?.find(({ key }) => key === name)?.body
  const [commission_bp, vat_rate_bp] = [rate('commission_bp'), rate('vat_rate_bp')]
  return typeof commission_bp === 'number' && typeof vat_rate_bp === 'number' ? { commission_bp, vat_rate_bp } : null
}
