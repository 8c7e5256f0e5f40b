import { Text } from '@mantine/core'
import type { Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { useLocale } from '../../text/locale.ts'
import classes from '../kit.module.css'
import { DateTime } from './date-time.tsx'
import { wordTag } from './format.ts'

const minute = 60_000
const hour = 60 * minute

/** Days of Riyadh from one moment to another: 0 on the same day, at any hour. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / (24 * hour))
const getMonth = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * The time since a moment in words: `2 hours ago`. From the day before on it counts days of the calendar in Riyadh, not hours, so that everything of
 * one date has one word; from a month on it counts months and years of the calendar.
 */
export function formatAgo(iso: string, locale: Locale, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(wordTag[locale], { numeric: 'auto' })
  const elapsed = Date.parse(iso) - now
  const [day, today] = [todayInRiyadh(Date.parse(iso)), todayInRiyadh(now)]
  const days = daysBetween(today, day)
  if (days === 0 || Math.abs(elapsed) < hour) {
    if (Math.abs(elapsed) < minute) return words.format(0, 'second')
    return Math.abs(elapsed) < hour
      ? words.format(Math.trunc(elapsed / minute), 'minute')
      : words.format(Math.trunc(elapsed / hour), 'hour')
  }
  if (Math.abs(days) <= 30) return words.format(days, 'day')
  const months = getMonth(day) - getMonth(today)
  return Math.abs(months) < 12 ? words.format(months, 'month') : words.format(Number(day.slice(0, 4)) - Number(today.slice(0, 4)), 'year')
}

/** A moment as people count it, with the full date under it. */
export function RelativeTime({ value }: { value: string }) {
  const locale = useLocale()
  return (
    <div style={{ whiteSpace: 'nowrap' }}>
      {/* a minute may pass between the server's words and the browser's */}
      <span className={classes.sentence} suppressHydrationWarning>
        {formatAgo(value, locale)}
      </span>
      <Text size="xs" c="dimmed" component="div">
        <DateTime value={value} />
      </Text>
    </div>
  )
}
