import type { text as ar } from '../ar/store-commission.ts'

export const text: typeof ar = {
  title: 'Platform commission',
  now: 'Current commission',
  usual: (rate) => `Default platform commission, ${rate}`,
  next: 'Upcoming commission',
  earlier: 'Past commissions',
  from: 'starting',
  frozen: 'The commission is set when an order is placed. It doesn’t change on past orders.',
  set: 'Change commission',
  setHint:
    'Applies to orders placed from the start of the chosen day. The merchant is notified right away. A higher commission can start in 7 days at the earliest.',
  rateHint: 'Leave empty to return to the default platform commission.',
  reasonHint: 'The merchant sees this in the notification.',
  done: 'Commission saved and merchant notified',
}
