import { pluralEn } from '@rahba/contract/kernel/plural'
import { reviewTime } from '@rahba/contract/stores/review-time'
import type { text as ar } from '../ar/content.ts'

export const text: typeof ar = {
  contact: {
    title: 'Contact us',
    lead: 'Send us a question or feedback. We reply by email or phone within one business day.',
    support: 'Support',
    messageHint: 'How can we help?',
    send: 'Send message',
    sent: 'Message sent. We’ll get back to you soon',
    walletRequest: (balance) => `Please transfer my wallet balance (${balance}) to my bank account so that I can delete my account.`,
  },
  page: { updated: (date) => `Last updated: ${date}` },
  faq: {
    title: 'Frequently asked questions',
    lead: 'Answers to the questions merchants ask most.',
    search: 'Search questions',
    find: 'Search',
    found: (n) => pluralEn(n, { one: '{n} result', other: '{n} results' }),
    none: 'No questions match your search',
    noneHint: 'Try fewer words, or write to us.',
    ask: 'Write to us',
    stillTitle: 'Can’t find your answer?',
    still: 'Our support team reads and replies to every message.',
  },
  help: {
    title: 'Help',
    lead: `FAQs, terms and ways to contact us. We review stores and their documents ${reviewTime.en} of submission.`,
    pages: {
      contact: { title: 'Contact us', body: 'Send a message straight to our team.' },
      faq: { title: 'Frequently asked questions', body: 'Quick answers about products, orders and your wallet.' },
      improvements: { title: 'Improvements', body: 'New features and what we’re working on.' },
      agreement: { title: 'Merchant agreement', body: 'Commission, payouts, what changed, and your store’s acceptance.' },
      terms: { title: 'Terms and conditions', body: 'What merchants commit to, and what we commit to.' },
      privacy: { title: 'Privacy policy', body: 'The data we collect, and why.' },
    },
  },
}
