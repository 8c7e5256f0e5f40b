import { pluralEn } from '@rahba/contract/kernel/plural'
import { reviewTime } from '@rahba/contract/stores/review-time'
import type { text as ar } from '../ar/content.ts'

export const text: typeof ar = {
  contact: {
    title: 'Contact us',
    lead: 'Send us a question or a remark. We answer by email or phone within one working day.',
    support: 'Support',
    messageHint: 'How can we help?',
    send: 'Send the message',
    sent: 'created successfully',
  },
  page: { updated: (date) => `Last updated: ${date}` },
  faq: {
    title: 'Frequently asked questions',
    lead: 'What merchants usually ask us.',
    search: 'Search the questions',
    find: 'Search',
    found: (n) => pluralEn(n, { one: '{n} result', other: '{n} results' }),
    none: 'No question matches your search',
    noneHint: 'Try fewer words, or write to us.',
    ask: 'Write to us',
    stillTitle: 'No answer here?',
    still: 'Our support team reads and answers every message.',
  },
  help: {
    title: 'Help',
    lead: `Questions, terms, and how to reach us. We review stores and their papers ${reviewTime.en} of being sent.`,
    pages: {
      contact: { title: 'Contact us', body: 'A message straight to the platform’s team.' },
      faq: { title: 'Frequently asked questions', body: 'Quick answers on products, orders and the wallet.' },
      improvements: { title: 'Improvements', body: 'What is new, and what we are working on.' },
      terms: { title: 'Terms and conditions', body: 'What merchants commit to, and what we do.' },
      privacy: { title: 'Privacy policy', body: 'Which data we keep, and why.' },
    },
  },
}
