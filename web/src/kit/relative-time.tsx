import { Text } from '@mantine/core'
import type { Locale } from '@rahba/contract/kernel/locale'
import { useLocale } from '../text/locale.ts'
import { DateTime } from './date-time.tsx'
import { wordTag } from './format.ts'
import classes from './kit.module.css'

const steps = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_629_800],
] as const

/** How long ago a moment was, in words: `2 hours ago`. */
export function formatAgo(iso: string, locale: Locale, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000
  const words = new Intl.RelativeTimeFormat(wordTag[locale], { numeric: 'auto' })
  const [unit, size] = steps.findLast(([, least]) => Math.abs(seconds) >= least) ?? []
  return unit && size ? words.format(Math.trunc(seconds / size), unit) : words.format(0, 'second')
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
