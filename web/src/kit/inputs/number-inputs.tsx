import { TextInput as MantineText, Text, useDirection } from '@mantine/core'
import { parseAmount, plainAmount } from '@rahba/contract/kernel/money'
import { cleanNumber } from '@rahba/contract/kernel/normalise'
import { type ReactNode, useState } from 'react'
import classes from '../kit.module.css'
import { RiyalSign } from '../show/riyal-sign.tsx'
import type { InputProps } from './input-props.ts'

/** A number, or what was typed when it isn't one (the schema then refuses it at its field), or null when empty. */
export type NumberValue = number | string | null | undefined

interface DraftProps extends InputProps<NumberValue> {
  /** Typed text to the stored number; null when it can't be read. */
  read: (text: string) => number | null
  write: (value: number) => string
  unit?: string
  /** A sign before the number, at the left in both directions. */
  sign?: ReactNode
}

/** Keeps what is being typed as it is, and shows the stored number in its usual form once the field is left. */
function DraftInput({ value, onChange, read, write, unit, sign, ...rest }: DraftProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const { dir } = useDirection()
  const shown = draft ?? (typeof value === 'number' ? write(value) : (value ?? ''))
  const type = (text: string) => {
    setDraft(text)
    onChange(text.trim() === '' ? null : (read(text) ?? text))
  }
  // The input is left to right, but its unit follows the number in the page's direction.
  const after = unit && (
    <Text component="span" size="sm" c="dimmed" aria-hidden="true">
      {unit}
    </Text>
  )
  const width = unit ? 28 + 9 * unit.length : 0
  const unitSection = dir === 'rtl' ? { leftSection: after, leftSectionWidth: width } : { rightSection: after, rightSectionWidth: width }
  return (
    <MantineText
      {...rest}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.follow ?? '' }}
      {...(sign ? { leftSection: sign } : unitSection)}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
    />
  )
}

const readNumber = (text: string) => {
  const value = cleanNumber(text)
  return typeof value === 'number' ? value : null
}

export const IntegerInput = ({ unit, ...props }: InputProps<NumberValue> & { unit?: string }) => (
  <DraftInput {...props} read={readNumber} write={String} {...(unit ? { unit } : {})} />
)

/** Typed in riyals with any digits, held in halalas. */
export const MoneyInput = (props: InputProps<NumberValue>) => (
  <DraftInput {...props} read={parseAmount} write={plainAmount} sign={<RiyalSign className={classes.fieldSign} />} />
)

/** A percentage with at most two decimals has as many basis points as a riyal amount has halalas. */
const readRate = (text: string) => parseAmount(text.replace(/[%٪]/g, ''))

/** Typed in percent, held in basis points. */
export const RateInput = (props: InputProps<NumberValue>) => (
  <DraftInput {...props} read={readRate} write={(value) => String(value / 100)} unit="%" />
)
