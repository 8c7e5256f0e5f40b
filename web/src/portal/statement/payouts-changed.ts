import { listUserTransactions, readStoreWallet } from '@rahba/contract/money/accounts.calls'
import { listOwnPayouts, payoutTerms } from '@rahba/contract/money/payouts.calls'

/** What asking for a payout makes old, and taking that back. */
export const changedByAsking = [listOwnPayouts, payoutTerms, readStoreWallet, listUserTransactions] as const
