import { dueTerms, listOwnDues, readOwnDue } from '@rahba/contract/money/own-dues'
import { listUserTransactions, readStoreWallet } from '@rahba/contract/money/wallet'

/** What paying a statement makes old. */
export const changedByPaying = [listOwnDues, dueTerms, readOwnDue, readStoreWallet, listUserTransactions] as const
