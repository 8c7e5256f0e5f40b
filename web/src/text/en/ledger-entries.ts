import type { text as ar } from '../ar/ledger-entries.ts'

export const text: typeof ar = {
  at: 'Time',
  account: 'Account',
  event: 'Transaction',
  order: 'Order',
  store: 'Store',
  amount: 'Amount',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance after',
  note: 'Note',
  reference: 'Reference',
  from: 'Date from',
  to: 'Date to',
  search: 'Search by order number or full reference',
}
