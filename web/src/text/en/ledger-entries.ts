import type { text as ar } from '../ar/ledger-entries.ts'

export const text: typeof ar = {
  at: 'Time',
  account: 'Account',
  event: 'Event',
  order: 'Order',
  store: 'Store',
  amount: 'Amount',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance after',
  note: 'Note',
  reference: 'Reference',
  from: 'From',
  to: 'To',
  search: 'Number of the order, or the whole reference',
}
