import { type DateStyle, formatDate, formatNearDate } from '@rahba/contract/kernel/date-text'
import { useLocale } from '../../text/locale.ts'
import classes from '../kit.module.css'
import { None } from '../layout/direction.tsx'

interface DateTimeProps {
  /** An ISO moment or a day, `YYYY-MM-DD`. */
  value: string | null | undefined
  style?: DateStyle
  /** True to leave out the year if it is the current one; for `date` and `dateTime`. */
  near?: boolean
  /** The Hijri date beside it, for papers that carry one. */
  hijri?: boolean
}

/** A date in Riyadh's time, in the page's language. */
export function DateTime({ value, style = 'dateTime', near, hijri }: DateTimeProps) {
  const locale = useLocale()
  if (!value) return <None />
  const shown = near && (style === 'date' || style === 'dateTime') ? formatNearDate(value, locale, style) : formatDate(value, locale, style)
  return (
    <time dateTime={value}>
      <span className={classes.nowrap}>{shown}</span>
      {hijri && (
        <>
          {' '}
          <span className={`${classes.dim} ${classes.nowrap}`}>· {formatDate(value, locale, 'date', true)}</span>
        </>
      )}
    </time>
  )
}
