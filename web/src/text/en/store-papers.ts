import type { text as ar } from '../ar/store-papers.ts'

export const text: typeof ar = {
  grace: (papers, products, orders) =>
    `Expired: ${papers}. New products stop on ${products}${orders ? ` and new orders on ${orders}` : ''}.`,
  products: (papers, orders) => `Expired: ${papers}. New products have stopped${orders ? `, and new orders stop on ${orders}` : ''}.`,
  orders: (papers) => `Expired: ${papers}. New products and new orders have stopped. Current orders go on.`,
  waiting: 'The new paper is being reviewed. Restrictions end as soon as it is accepted.',
  upload: 'Upload a valid paper',
  uploadHint: 'Restrictions end as soon as a valid paper is accepted.',
  title: 'Expired papers',
  extend: 'Extend the grace period',
  extendHint: 'The merchant is told the new dates. What has not reached its date is possible again at once.',
  extended: 'The grace period was extended and the merchant told',
  lift: 'Lift the restrictions',
  liftBody: 'The store works as usual at once, and the merchant is told. Its papers stay expired until valid ones are uploaded.',
  lifted: 'The restrictions were lifted and the merchant told',
  reason: 'Reason',
  reasonHint: 'The merchant reads it in the notification.',
  cancel: 'Cancel',
}
