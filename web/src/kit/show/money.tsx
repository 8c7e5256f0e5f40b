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
  const locale = useLocale()
  if (value === null || value === undefined) return <None />
  const amount = formatAmount(Math.abs(value))
  const sign = value < 0 ? '−' : signed && value > 0 ? '+' : ''
  const spoken = `${sign}${amount} ${locale === 'ar' ? 'ريال سعودي' : 'Saudi riyals'}`
  return (
    <bdi dir="ltr" className={classes.money} data-bold={bold || undefined} data-negative={value < 0 || undefined}>
      <span aria-hidden="true">
        {sign}
        <RiyalSign className={classes.riyal} />
        {amount}
      </span>
      <span className={classes.spoken}>{spoken}</span>
    </bdi>
  )
}
