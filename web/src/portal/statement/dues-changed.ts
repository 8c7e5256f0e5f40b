import { listUserTransactions, readStoreWallet } from '@rahba/contract/money/accounts.calls'
import { dueTerms, listOwnDues, readOwnDue } from '@rahba/contract/money/own-dues.calls'

/** What paying a statement makes old. */
export const changedByPaying = [listOwnDues, dueTerms, readOwnDue, readStoreWallet, listUserTransactions] as const
