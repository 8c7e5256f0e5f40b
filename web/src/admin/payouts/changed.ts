import { listPayoutRuns, previewPayoutRun, readPayoutRun } from '@rahba/contract/money/payout-runs'
import { listPayouts, readPayout } from '@rahba/contract/money/payouts'
import { listPlatformEntries, readPlatformWallet } from '@rahba/contract/money/wallet'
import { adminHome } from '@rahba/contract/statistics/admin-home'

/** What a step with a payout makes old. */
export const changedByPayout = [
  listPayouts,
  readPayout,
  listPayoutRuns,
  readPayoutRun,
  previewPayoutRun,
  readPlatformWallet,
  listPlatformEntries,
  adminHome,
] as const
