import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../ar/store-delivery.ts'

const days = (n: number) => pluralEn(n, { one: '{n} day', other: '{n} days' })

export const text: typeof ar = {
  kingdom: 'Whole Kingdom',
  place: 'Place',
  time: 'Time',
  free: 'Free',
  exception: 'No delivery here',
  daysBetween: (min, max) => {
    if (max === 0) return 'Same day'
    if (min === 0) return `Within ${days(max)}`
    return min === max ? days(max) : `${min}–${days(max)}`
  },
  between: (from, to) => `${from} – ${to}`,
  allDay: 'Open 24 hours',
  closedDay: 'Closed',
  nextDay: 'next day',
}
