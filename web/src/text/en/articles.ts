import type { text as ar } from '../ar/articles.ts'

export const text: typeof ar = {
  news: {
    title: 'News',
    lead: 'What is new on the marketplace, its dates, and what to get ready for.',
    none: 'No news yet',
    noneHint: 'What we publish appears here.',
  },
  publicNews: { title: 'News from Rahba', lead: 'What we added, and what to get ready for.' },
  improvements: {
    title: 'Improvements',
    lead: 'What we added so that selling gets easier; much of it came from your messages.',
    none: 'No improvements yet',
    noneHint: 'We write here about everything that changes.',
  },
  more: 'More on the website',
  others: { news: 'More news', improvements: 'More improvements' },
  all: 'View all',
  pages: 'Pages of the list',
  newer: 'Newer',
  older: 'Older',
  slides: { label: 'Ads', previous: 'Previous ad', next: 'Next ad' },
  preview: 'Preview of a draft: this is not published, and nobody else sees it.',
}
