import { payoutsPage } from '@rahba/contract/money/money-pages'
import { listPayoutRuns } from '@rahba/contract/money/payouts/payout-runs.calls'
import { listPayouts } from '@rahba/contract/money/payouts/payouts.calls'

// The lists of payouts, for the loaders of their pages and for the lists themselves.

export const payoutsList = { name: 'admin-payouts', call: listPayouts, options: payoutsPage }

/** The payouts of one file for the bank. */
export const runPayoutsList = (run_id: string) => ({ ...payoutsList, name: 'admin-run-payouts', input: { query: { run_id } } })

export const runsList = { name: 'payout-runs', call: listPayoutRuns, options: { defaultSort: '-created_at', filters: [] } }
