import type { text as ar } from '../../ar/portal/dues.ts'

export const text: typeof ar = {
  tab: 'Platform dues',
  toPay: 'Due now',
  late: 'Overdue amount',
  unbilled: 'Unbilled dues',
  intro:
    'When you collect cash for an order, you owe the platform its commission and the VAT on it. A dues statement is issued at the start of each week and paid from your available balance first.',
  lateWarning: 'You have an overdue statement. Pay it now to avoid suspension.',
  empty: { title: 'No statements yet', body: 'Statements for commission on orders you collected in cash appear here.' },
  search: 'Search by statement number',
  one: (number) => `Statement ${number}`,
  all: 'All statements',
  facts: 'Statement details',
  pay: 'Pay by bank transfer',
  payTitle: (number) => `Pay statement ${number}`,
  payHint:
    'Transfer the amount to one of the platform’s accounts, then send the slip. We’ll confirm your payment once the transfer arrives.',
  account: 'Account',
  noAccounts: 'The platform has no bank accounts available right now. Contact us.',
  amountHint: 'You can pay part of the amount',
  send: 'Send slip',
  sent: 'Slip sent',
  offset: 'Pay from balance',
  offsetTitle: 'Pay from your available balance?',
  offsetBody:
    'The amount is deducted from your available balance right away. If the balance isn’t enough, only part of the statement is paid. Amount:',
  offsetDone: 'Paid from your balance',
  waits: 'Your slip is under review. We’ll notify you once it’s confirmed.',
}
