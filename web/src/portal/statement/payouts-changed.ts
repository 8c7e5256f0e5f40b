import { listUserTransactions, readStatementBalances } from '@rahba/contract/money/accounts/accounts.calls'
import { listOwnPayouts, payoutTerms } from '@rahba/contract/money/payouts/payouts.calls'

/** The calls that requesting or withdrawing a payout makes stale. */
export const changedByAsking = [listOwnPayouts, payoutTerms, readStatementBalances, listUserTransactions] as const
