import type { text as ar } from '../ar/store-papers.ts'

export const text: typeof ar = {
  grace: (papers, products, orders) =>
    `Expired: ${papers}. You won’t be able to add products from ${products}${orders ? ` or take new orders from ${orders}` : ''}.`,
  products: (papers, orders) =>
    `Expired: ${papers}. Adding products is paused${orders ? `, and new orders will be paused on ${orders}` : ''}.`,
  orders: (papers) => `Expired: ${papers}. Adding products and new orders are paused. Current orders continue.`,
  waiting: 'The new document is under review. Restrictions end as soon as it’s approved.',
  upload: 'Upload a valid document',
  uploadHint: 'Restrictions end as soon as a valid document is approved.',
  title: 'Expired documents',
  extend: 'Extend grace period',
  extendHint: 'The merchant is notified of the new dates. Restrictions that haven’t reached their new date end right away.',
  extended: 'Grace period extended and merchant notified',
  lift: 'Lift restrictions',
  liftBody: 'The store works as usual right away, and the merchant is notified. Documents stay expired until valid ones are uploaded.',
  lifted: 'Restrictions lifted and merchant notified',
  reason: 'Reason',
  reasonHint: 'The merchant sees this in the notification.',
}
