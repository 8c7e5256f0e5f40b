import type { text as ar } from '../../ar/admin/code-reviews.ts'

export const text: typeof ar = {
  title: 'Promo code reviews',
  lead: 'Uses of platform-funded codes by customers who may belong to the store’s own team. The list is updated every night.',
  search: 'Search by order number or code',
  order: (number) => `Order ${number}`,
  clearTitle: 'Mark this use as valid?',
  clearBody: 'Write what you checked. The use returns to the list if a new reason comes up.',
  confirmTitle: 'Record misuse',
  confirmBody:
    'The decision is saved in the code’s history. You can turn off the code, suspend the store or block the customer from their own pages.',
  reopenTitle: 'Reopen review?',
  reopenBody: 'The use returns to the review list.',
  note: 'Note',
  done: 'Decision saved',
  empty: {
    title: 'Nothing to review',
    body: 'Uses of platform-funded codes by customers who may belong to the store’s own team appear here.',
  },
}
