import type { text as ar } from '../../ar/admin/code-reviews.ts'

export const text: typeof ar = {
  title: 'Uses of codes to review',
  lead: 'Uses of codes that the platform pays, by shoppers who may be of the store’s own people. The list is updated every night.',
  search: 'Order number or code',
  order: (number) => `Order ${number}`,
  clearTitle: 'Clear this use?',
  clearBody: 'Write what you checked. The use comes back to the list when there is a new reason.',
  confirmTitle: 'Record misuse',
  confirmBody: 'The decision is kept in the history of the code. To stop the code or the store or to block the shopper, open their page.',
  reopenTitle: 'Reopen the review?',
  reopenBody: 'The use goes back to those that wait for a review.',
  note: 'Note',
  done: 'The decision was saved',
  empty: { title: 'No uses to review', body: 'Each use of a code of the platform that points at the store’s own people appears here.' },
}
