import { formatAmount, type Halalas } from '@rahba/contract/kernel/money'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from '../kit.module.css'
import { None } from '../layout/direction.tsx'

interface MoneyProps {
  /** Halalas. */
  value: Halalas | null | undefined
  /** A plus before what is above zero: changes of a balance. */
  signed?: boolean
  bold?: boolean
}

/** The one way money is shown: the amount isolated left to right, with its currency said in full to screen readers. */
export function Money({ value, signed, bold }: MoneyProps) {
  const { form } = useText('kit')
  const locale = useLocale()
  if (value === null || value === undefined) return <None />
  const amount = formatAmount(Math.abs(value))
  const sign = value < 0 ? '−' : signed && value > 0 ? '+' : ''
  const spoken = `${sign}${amount} ${locale === 'ar' ? 'ريال سعودي' : 'Saudi riyals'}`
  return (
    <bdi
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      className={classes.money}
      data-bold={bold || undefined}
      data-negative={value < 0 || undefined}
    >
      <span aria-hidden="true">
        {locale === 'en' && <span className={classes.currency}>{form.riyal}</span>}
        <bdi dir="ltr" className={classes.amount}>
          {sign}
          {amount}
        </bdi>
        {locale === 'ar' && (
          <span className={classes.currency} data-after>
            {form.riyal}
          </span>
        )}
      </span>
      <span className={classes.spoken}>{spoken}</span>
    </bdi>
  )
}
