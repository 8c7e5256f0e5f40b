import type { text as ar } from '../ar/articles.ts'

export const text: typeof ar = {
  news: {
    title: 'News',
    lead: 'Platform updates, important dates and what to get ready for.',
    none: 'No news yet',
    noneHint: 'Updates will appear here.',
  },
  publicNews: { title: 'What’s new', lead: 'What we’ve added, and what to get ready for.' },
  improvements: {
    title: 'Improvements',
    lead: 'New features that make selling easier, many of them suggested by merchants.',
    none: 'No improvements yet',
    noneHint: 'Changes to the platform will appear here.',
  },
  more: 'Details on the website',
  others: { news: 'More news', improvements: 'More improvements' },
  all: 'View all',
  pages: 'List pages',
  newer: 'Newer',
  older: 'Older',
  slides: {
    label: 'Ads',
    previous: 'Previous ad',
    next: 'Next ad',
    off: 'Off, not shown to visitors',
    from: (day) => `Scheduled, shown from ${day}`,
  },
  previewDay: { label: 'Show the ads as they appear on', show: 'Show' },
  adsPreview: {
    title: 'Ads preview',
    body: 'This is how visitors see the ads of this page on the selected day. Ads that aren’t shown that day are marked.',
    back: 'Back to ads',
  },
  preview: 'Draft preview: this isn’t published yet, and only you can see it.',
}
