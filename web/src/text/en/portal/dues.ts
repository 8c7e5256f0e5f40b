import type { text as ar } from '../../ar/portal/dues.ts'

export const text: typeof ar = {
  tab: 'Dues',
  toPay: 'To be paid now',
  late: 'Late of it',
  unbilled: 'Not billed yet',
  intro:
    'When you collect an order’s cash, the platform’s commission and its VAT stay with you. They are billed once a week, and your available balance pays for them first.',
  lateWarning: 'A statement is late. Pay it now, so that your store is not suspended.',
  empty: { title: 'No statements yet', body: 'The commission of orders you collected in cash is billed here.' },
  search: 'Number of the statement',
  one: (number) => `Statement ${number}`,
  all: 'All statements',
  facts: 'The statement',
  pay: 'Pay by transfer',
  payTitle: (number) => `Pay statement ${number}`,
  payHint: 'Transfer the amount to one of the platform’s accounts, then send the slip. It is confirmed once it has arrived.',
  account: 'Account',
  noAccounts: 'The platform has no bank account now. Please contact it.',
  amountHint: 'You may pay a part of it',
  send: 'Send the slip',
  sent: 'Your slip was sent',
  offset: 'Pay from the balance',
  offsetTitle: 'Pay from your available balance?',
  offsetBody: 'It is taken from your available balance at once; where that is not enough, a part of the statement is paid:',
  offsetDone: 'Paid from your balance',
  waits: 'The platform has your slip. You are told once it is confirmed.',
}
