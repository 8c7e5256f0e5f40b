import { type DateStyle, formatDate } from '@rahba/contract/kernel/date-text'
import { useLocale } from '../../text/locale.ts'
import classes from '../kit.module.css'
import { None } from '../layout/direction.tsx'

interface DateTimeProps {
  /** An ISO moment or a day, `YYYY-MM-DD`. */
  value: string | null | undefined
  style?: DateStyle
  /** The Hijri date beside it, for papers that carry one. */
  hijri?: boolean
}

/** A date in Riyadh's time, in the page's language. */
export function DateTime({ value, style = 'dateTime', hijri }: DateTimeProps) {
  const locale = useLocale()
  if (!value) return <None />
  return (
    <time dateTime={value}>
      <span className={classes.nowrap}>{formatDate(value, locale, style)}</span>
      {hijri && (
        <>
          {' '}
          <span className={`${classes.dim} ${classes.nowrap}`}>· {formatDate(value, locale, 'date', true)}</span>
        </>
      )}
    </time>
  )
}
