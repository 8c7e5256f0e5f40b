import { listPlatformEntries, readPlatformAccounts } from '@rahba/contract/money/accounts/accounts.calls'
import { listPayoutRuns, previewPayoutRun, readPayoutRun } from '@rahba/contract/money/payouts/payout-runs.calls'
import { listPayouts, readPayout } from '@rahba/contract/money/payouts/payouts.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** The calls that an action on a payout makes stale. */
export const changedByPayout = [
  listPayouts,
  readPayout,
  listPayoutRuns,
  readPayoutRun,
  previewPayoutRun,
  readPlatformAccounts,
  listPlatformEntries,
  adminHome,
] as const
