import type { text as ar } from '../../ar/portal/wallet.ts'

export const text: typeof ar = {
  title: 'Wallet',
  available: 'Available',
  availableHint: 'The return window of its orders has closed',
  pending: 'Pending',
  pendingHint: 'Becomes available as each order’s return window closes',
  inTransit: 'On its way',
  inTransitHint: 'Being transferred to your bank account',
  owed: 'Owed to the platform',
  owedHint: 'Commission and VAT of orders you collected in cash',
  statement: 'Statement',
  empty: {
    title: 'Nothing has moved yet',
    body: 'What each order brings is recorded here once it is delivered, with the commission and its VAT.',
  },
}
