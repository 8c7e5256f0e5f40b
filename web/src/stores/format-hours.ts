import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { OpenInterval } from '@rahba/contract/stores/profile/opening-times'
import type { text } from '../text/ar/store-delivery.ts'

/** A time of the day, `HH:MM`, as people read it. */
const formatTime = (time: string, locale: Locale) => formatDate(`2026-01-01T${time}:00+03:00`, locale, 'time')

/** An interval as people read it: from when to when, and that it ends the next day. */
export function formatInterval({ opens, closes, next_day }: OpenInterval, t: typeof text, locale: Locale): string {
  if (next_day && opens === closes) return t.allDay
  const range = t.between(formatTime(opens, locale), formatTime(closes, locale))
  return next_day && closes !== '00:00' ? `${range} (${t.nextDay})` : range
}
