import { listUserTransactions } from '@rahba/contract/money/accounts/accounts.calls'
import { listOwnDueLines, listOwnDues } from '@rahba/contract/money/dues/own-dues.calls'
import { storeDuesPage } from '@rahba/contract/money/money-pages'
import { listOwnPayouts } from '@rahba/contract/money/payouts/payouts.calls'
import { listStoreInvoices } from '@rahba/contract/orders/invoices/invoices.calls'

// The lists of the statement's tabs, for the page's loader and for the tabs.

export const entriesList = {
  name: 'store-wallet',
  call: listUserTransactions,
  options: { defaultSort: '', filters: ['account', 'event', 'from', 'to'] },
}

export const payoutsList = { name: 'store-payouts', call: listOwnPayouts, options: { defaultSort: '-created_at', filters: ['status'] } }

export const duesList = { name: 'store-dues', call: listOwnDues, options: storeDuesPage }

export const dueLinesList = (id: string) => ({
  name: 'store-due-lines',
  call: listOwnDueLines,
  options: { defaultSort: '-posted_at', filters: [] },
  input: { params: { id } },
})

export const invoicesList = {
  name: 'store-invoices',
  call: listStoreInvoices,
  options: { defaultSort: '-issued_at', filters: ['kind', 'from', 'to'] },
}
