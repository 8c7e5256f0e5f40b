import type { text as ar } from '../ar/store-commission.ts'

export const text: typeof ar = {
  title: 'Platform commission',
  now: 'Commission now',
  usual: (rate) => `The platform’s usual commission, ${rate}`,
  next: 'Next commission',
  earlier: 'Earlier commissions',
  from: 'from',
  frozen: 'The commission is fixed on each order when it is placed; earlier orders keep theirs.',
  set: 'Change the commission',
  setHint:
    'It applies to orders placed from the start of the chosen day. The merchant is told at once. A higher commission can start in seven days at the earliest.',
  rateHint: 'Leave it empty for the platform’s usual commission.',
  reasonHint: 'The merchant reads it in the notification.',
  done: 'The commission was saved and the merchant told',
  cancel: 'Cancel',
}
