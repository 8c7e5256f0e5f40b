import { reviewTime } from '@rahba/contract/stores/review-time'
import type { text as ar } from '../../ar/landing/home.ts'

export const text: typeof ar = {
  description:
    'Rahba is a Saudi marketplace: open your store, sell in every city on your own terms, and track orders and earnings in one place. Arabic first, English throughout.',
  hero: {
    eyebrow: 'A Saudi marketplace, Arabic first',
    title: 'Your market, open to the whole Kingdom',
    body: 'Open your store on Rahba, sell in every city on your own terms, and track orders and earnings in one place.',
    start: 'Open your store for free',
    stores: 'Shop the market',
    notes: ['No monthly subscription', 'Commission on completed sales only', 'A tax invoice for every order'],
    picture: 'A market square surrounded by arches, with a shop and its goods under each',
  },
  steps: {
    title: 'Start selling in three steps',
    lead: 'From sign-up to your first order, with our team helping you through review.',
    list: [
      {
        title: 'Register your store',
        body: 'All you need is a mobile number, an email and a store name, whether you have a commercial registration or a freelance document.',
      },
      {
        title: 'Complete your details',
        body: `Add your documents, bank account and delivery cities. We review them ${reviewTime.en} and explain anything that needs fixing.`,
      },
      {
        title: 'Add products and open your store',
        body: 'Add images, prices and options in Arabic or English, then share your store link and take orders.',
      },
    ],
  },
  advantages: { title: 'Why Rahba?', lead: 'Everything a merchant needs to know where every halala goes.' },
  stores: {
    title: 'Stores we’re proud of',
    lead: 'Hand-picked stores from across the Kingdom. Step in and browse their products.',
    open: (name) => `Visit ${name}`,
  },
  partners: { title: 'Our partners', lead: 'In payment, shipping, packaging and marketing.' },
  news: { title: 'What’s new', lead: 'What we’ve added, and what to get ready for.', more: 'All news' },
  download: {
    title: 'The market in your pocket',
    body: 'Get the app, shop from stores in your city and beyond, and track your order to your door.',
    web: 'Shop from Rahba’s stores and track your orders in your phone’s browser, with nothing to install.',
    apple: { small: 'Download on the', store: 'App Store' },
    code: (store) => `QR code to get the app on ${store}`,
    scan: 'Point your phone’s camera at the code to get the app.',
    google: { small: 'Get it on', store: 'Google Play' },
  },
  questions: {
    title: 'Frequently asked questions',
    lead: 'Can’t find your answer? Write to us and we’ll get back to you.',
    ask: 'Contact us',
  },
  call: {
    title: 'Your place in the market is waiting',
    body: 'Signing up is free and takes minutes. We review your documents, and you start selling as soon as they’re approved.',
    start: 'Open your store',
    login: 'I already have a store',
  },
}
