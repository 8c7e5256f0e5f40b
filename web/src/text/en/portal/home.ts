import { pluralEn } from '@rahba/contract/kernel/plural'
import { reviewTime } from '@rahba/contract/stores/review-time'
import type { text as ar } from '../../ar/portal/home.ts'

export const text: typeof ar = {
  title: 'Home',
  greeting: (name) => `Welcome, ${name}`,
  start: {
    title: 'Start selling in four steps',
    lead: 'In any order. Shoppers see your store once all are done.',
    progress: (done, all) => `${done} of ${all}`,
    done: 'Done',
    profile: 'Complete your store’s profile',
    profileHint: 'Description, logo, papers, bank account and delivery.',
    profileAction: 'Complete the profile',
    product: 'Add your first product',
    productHint: 'A clear picture, a description in both languages, a price and a quantity.',
    productAction: 'Add a product',
    review: 'Send your store for review',
    reviewHint: `Our team reviews it ${reviewTime.en} and tells you the outcome.`,
    reviewWaiting: `Sent; you hear from us ${reviewTime.en}.`,
    waits: 'Under review',
    reviewRejected: 'Not approved yet. Read the remarks and send it again.',
    reviewAction: 'Go and send it',
    open: 'Open your store and share its link',
    openHint: 'Use the switch at the top, then post the link where customers follow you.',
  },
  now: {
    title: 'Needs your answer now',
    none: 'Nothing is waiting for you. Well done!',
    newOrders: (n) => pluralEn(n, { one: 'One new order waits for you to accept it', other: '{n} new orders wait for you to accept them' }),
    acceptBy: 'Nearest deadline',
    cancels: (n) =>
      pluralEn(n, { one: 'One request to cancel waits for your answer', other: '{n} requests to cancel wait for your answer' }),
    cancelsHint: 'Agree, or refuse with a reason.',
    toAnswer: (n) =>
      pluralEn(n, {
        one: 'One request to cancel items or return them waits for your answer',
        other: '{n} requests to cancel items or return them wait for your answer',
      }),
    toReceive: (n) =>
      pluralEn(n, { one: 'One return waits for you to record its goods', other: '{n} returns wait for you to record their goods' }),
    toReceiveHint: 'Inspect the goods when they arrive, then record what came back sound and what did not.',
    dues: (n) => pluralEn(n, { one: 'One statement of dues is to be paid', other: '{n} statements of dues are to be paid' }),
    payBy: 'Last day to pay',
    overdue: (n) => pluralEn(n, { one: 'One statement of dues is overdue', other: '{n} statements of dues are overdue' }),
    overdueHint: 'Pay before your store is suspended for it.',
    sentBack: (paper) => `Sent back to you: ${paper}`,
    expired: (paper) => `No longer valid: ${paper}`,
    rejected: (product) => `Needs a change: ${product}`,
    allRejected: (n) => pluralEn(n, { one: 'One product needs a change', other: 'All {n} products that need a change' }),
  },
  figures: {
    sales: 'Sales today',
    orders: 'Orders today',
    active: 'Products on sale',
    average: 'Average order today',
    yesterday: 'Yesterday by this hour:',
    ofAll: (n) => `of ${n} in all`,
    week: 'Sales over seven days',
    day: 'Day',
    amount: 'Sales',
  },
  low: {
    title: 'Running low',
    all: 'Show all',
    none: 'All your products have enough in stock.',
    piece: 'Left',
  },
  news: { title: 'News from the platform', none: 'No news.', all: 'All news' },
  quiet: { title: 'No orders yet', body: 'Share your store’s link with those who follow you: most first orders come from there.' },
}
