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
  open: {
    at: (time) => `today at ${time}`,
    tomorrow: (time) => `tomorrow at ${time}`,
    onDay: (day, time) => `on ${day} at ${time}`,
    onDate: (date, time) => `on ${date} at ${time}`,
    open: 'Open now',
    openUntil: (when) => `Open now, closes ${when}`,
    closed: 'Closed now',
    closedUntil: (when) => `Closed now, opens ${when}`,
    holiday: (name) => `On holiday: ${name}`,
    holidayUntil: (name, when) => `On holiday (${name}), opens ${when}`,
    ordersFrom: (when) => `The store takes orders again ${when}.`,
  },
}
