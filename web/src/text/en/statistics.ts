import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../ar/statistics.ts'

export const text: typeof ar = {
  title: 'Statistics',
  reports: 'Reports',
  period: 'Period',
  own: 'Own dates',
  from: 'From',
  to: 'To',
  cut: 'Shown',
  wrongPeriod: (days) =>
    `Choose a day that is not before the first; ${pluralEn(days, { one: 'one day is the most', other: '{n} days are the most' })}`,
  comparedWith: 'Compared with',
  asOf: 'Up to date as of',
  thisPeriod: 'This period',
  periodBefore: 'Period before',
  chartOf: 'Figure in the chart',
  axis: { day: 'Day', week: 'Week', month: 'Month' },
  table: { day: 'Figures by day', week: 'Figures by week', month: 'Figures by month' },
  total: 'Total',
  share: 'Share of sales',
  export: 'Export',
  splits: 'The figures, split',
  nothing: 'No figures in this period.',
  notOpen: 'Your role does not open any of these figures.',
  more: (n) =>
    pluralEn(n, {
      one: 'Only the best selling one is shown. The rest is in the exported file.',
      other: 'The {n} best selling are shown. The rest is in the exported file.',
    }),
  products: 'Products',
  product: 'Product',
  units: 'Pieces sold',
  goods: 'Value of goods',
  unitsBefore: 'Pieces before',
  goodsBefore: 'Value before',
  meanings: 'What do these figures mean?',
  days: 'A day runs from midnight to midnight in Riyadh. Pieces and their value are as ordered, without delivery and fees. Figures follow each order within a minute.',
}
