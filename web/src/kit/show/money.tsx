import { formatAmount, type Halalas } from '@rahba/contract/kernel/money'
import { useLocale } from '../../text/locale.ts'
import classes from '../kit.module.css'
import { None } from '../layout/direction.tsx'
import { RiyalSign } from './riyal-sign.tsx'

interface MoneyProps {
  /** Halalas. */
  value: Halalas | null | undefined
  /** A plus before what is above zero: changes of a balance. */
  signed?: boolean
  bold?: boolean
}

/** The one way a screen shows money: the riyal sign at the left of the amount in both languages. Screen readers hear the currency in full. */
export function Money({ value, signed, bold }: MoneyProps) {
  if (value === null || value === undefined) return <None />
  const sign = value < 0 ? '−' : signed && value > 0 ? '+' : ''
  return <Amount text={formatAmount(Math.abs(value))} sign={sign} bold={bold} isNegative={value < 0} />
}

interface AmountProps {
  /** The digits, without currency. */
  text: string
  sign?: string
  bold?: boolean | undefined
  isNegative?: boolean
}

/** An amount whose digits are written already. */
export function Amount({ text, sign = '', bold, isNegative }: AmountProps) {
  const locale = useLocale()
  return (
    <bdi dir="ltr" className={classes.money} data-bold={bold || undefined} data-negative={isNegative || undefined}>
      <span aria-hidden="true">
        {sign}
        <RiyalSign className={classes.riyal} />
        {text}
      </span>
      <span className={classes.spoken}>{`${sign}${text} ${locale === 'ar' ? 'ريال سعودي' : 'Saudi riyals'}`}</span>
    </bdi>
  )
}
