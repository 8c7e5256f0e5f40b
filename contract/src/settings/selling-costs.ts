/** The settings that decide what selling costs, as anyone may read them: rates in basis points, amounts in halalas, and days. */
const keys = [
  'commission_bp',
  'vat_rate_bp',
  'cod_fee',
  'return_window_days',
  'payout_minimum',
  'payout_weekly_minimum',
  'dues_days',
] as const
export type SellingCosts = Record<(typeof keys)[number], number>

/** Picks the costs of selling out of the public settings; null if one of them is missing. */
export function readSellingCosts(settings: readonly { key: string; body: unknown }[]): SellingCosts | null {
  const values = new Map(settings.map(({ key, body }) => [key, body]))
  const costs = keys.map((key) => [key, values.get(key)] as const)
  if (costs.some(([, value]) => typeof value !== 'number')) return null
  // Each value was just found to be a number.
  return Object.fromEntries(costs) as SellingCosts
}
