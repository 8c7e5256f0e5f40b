import { listUserTransactions, readStatementBalances } from '@rahba/contract/money/accounts/accounts.calls'
import { dueTerms, listOwnDues, readOwnDue } from '@rahba/contract/money/dues/own-dues.calls'

/** The calls that paying a statement makes stale. */
export const changedByPaying = [listOwnDues, dueTerms, readOwnDue, readStatementBalances, listUserTransactions] as const
