import { listUserTransactions, readStoreWallet } from '@rahba/contract/money/accounts.calls'
import { dueTerms, listOwnDues, readOwnDue } from '@rahba/contract/money/own-dues.calls'

/** The calls that paying a statement makes stale. */
export const changedByPaying = [listOwnDues, dueTerms, readOwnDue, readStoreWallet, listUserTransactions] as const
