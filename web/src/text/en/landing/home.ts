import { reviewTime } from '@rahba/contract/stores/review-time'
import type { text as ar } from '../../ar/landing/home.ts'

export const text: typeof ar = {
  description:
    'Rahba is a Saudi marketplace: open your store, sell to every city on your own terms, and follow orders and earnings in one place. Arabic first, English throughout.',
  hero: {
    eyebrow: 'A Saudi marketplace, Arabic first',
    title: 'Your market, open to the whole Kingdom',
    body: 'Open your store in Rahba, sell to every city on your terms, and follow orders and earnings in one place.',
    start: 'Open your store for free',
    stores: 'Browse the stores',
    notes: ['No monthly fee', 'Commission on completed sales only', 'A tax invoice for every order'],
    picture: 'A market square surrounded by arches, with a shop and its goods under each',
  },
  steps: {
    title: 'Three steps and you are selling',
    lead: 'From registration to the first order, with our team beside you in the review.',
    list: [
      {
        title: 'Register your store',
        body: 'A mobile number, an email and a name are enough to begin, with a commercial register or a freelance document.',
      },
      {
        title: 'Complete your data',
        body: `Add your papers, bank account and delivery cities. We review them ${reviewTime.en} and say why if something is missing.`,
      },
      {
        title: 'Add products and open',
        body: 'Pictures, prices and options in Arabic and English. Then share your store’s link and take orders.',
      },
    ],
  },
  advantages: { title: 'Why Rahba?', lead: 'Everything a merchant needs to know where each halala goes.' },
  stores: {
    title: 'Stores we are proud of',
    lead: 'Picked from around the Kingdom. Step in and look around.',
    open: (name) => `Visit ${name}`,
  },
  partners: { title: 'Our partners', lead: 'In payment, shipping, packaging and marketing.' },
  news: { title: 'News from Rahba', lead: 'What we added, and what to get ready for.', more: 'All news' },
  download: {
    title: 'The market in your pocket',
    body: 'Get the app, shop in your city and beyond, and follow your order to the door.',
    web: 'Rahba’s stores open in full in your phone’s browser, with nothing to install.',
    apple: { small: 'Download on the', store: 'App Store' },
    code: (store) => `QR code to get the app on ${store}`,
    scan: 'Point your phone’s camera at the code to get the app.',
    google: { small: 'Get it on', store: 'Google Play' },
  },
  questions: { title: 'Often asked', lead: 'No answer here? Write to us and we will get back to you.', ask: 'Contact us' },
  call: {
    title: 'Your place in the market is waiting',
    body: 'Registration is free and takes minutes. We review your papers, and you sell as soon as they are approved.',
    start: 'Open your store',
    login: 'I have a store',
  },
}
