import { Anchor, Group, Input, Select } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { fromHijri, type HijriDay, hijriMonths, toHijri } from '@rahba/contract/kernel/hijri'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { useState } from 'react'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { DateInput } from './date-input.tsx'
import type { DateInputProps } from './date-picker.tsx'

type Parts = Partial<HijriDay>

const isWhole = (parts: Parts): parts is HijriDay => Boolean(parts.year && parts.month && parts.day)
const numbers = (first: number, length: number) => Array.from({ length }, (_, at) => String(first + at))
/** How many years from now on an expiry date may lie. */
const years = 16

/** Day, month and year of the Hijri calendar. The value is null until all three are chosen and the month has the day. */
function HijriInput({ value, onChange, label, error, required, disabled, description, name }: DateInputProps) {
  const locale = useLocale()
  const { form } = useText('kit')
  const [parts, setParts] = useState<Parts>(value ? toHijri(value) : {})
  const day = isWhole(parts) ? fromHijri(parts) : null
  const months = hijriMonths(locale)
  const hasNoDay = isWhole(parts) && day === null
  const thisYear = toHijri(todayInRiyadh()).year
  const first = Math.min(thisYear - 1, parts.year ?? thisYear)
  const put = (key: keyof Parts) => (text: string | null) => {
    const next = { ...parts, [key]: text ? Number(text) : undefined }
    setParts(next)
    onChange(isWhole(next) ? fromHijri(next) : null)
  }
  const select = (key: keyof Parts, title: string, data: { value: string; label: string }[] | string[], grow: number) => (
    <Select
      aria-label={title}
      placeholder={title}
      data={data}
      value={parts[key] ? String(parts[key]) : null}
      onChange={put(key)}
      error={Boolean(error) || hasNoDay}
      comboboxProps={{ shadow: 'md' }}
      style={{ flex: grow }}
      {...(disabled ? { disabled } : {})}
      {...(key === 'day' && name ? { name } : {})}
    />
  )
  return (
    <Input.Wrapper
      role="group"
      {...(typeof label === 'string' ? { 'aria-label': label } : {})}
      label={label}
      labelElement="div"
      error={hasNoDay ? form.noHijriDay(months[(parts.month ?? 1) - 1] ?? '') : error}
      {...(required ? { required } : {})}
      description={day ? form.sameDay(formatDate(day, locale)) : description}
    >
      <Group gap={8} wrap="nowrap" mb={5}>
        {select('day', form.hijriDay, numbers(1, 30), 2)}
        {select(
          'month',
          form.hijriMonth,
          months.map((title, at) => ({ value: String(at + 1), label: title })),
          4,
        )}
        {select('year', form.hijriYear, numbers(first, thisYear + years - first), 3)}
      </Group>
    </Input.Wrapper>
  )
}

/** A day that is read from an official document, which may be typed in the Hijri calendar. It is held as `YYYY-MM-DD`. */
export function PaperDateInput(props: DateInputProps) {
  const locale = useLocale()
  const { form } = useText('kit')
  const [hijri, setHijri] = useState(false)
  const { value, description } = props
  return (
    <div>
      {hijri ? (
        <HijriInput {...props} />
      ) : (
        <DateInput {...props} description={value ? form.sameDay(formatDate(value, locale, 'date', true)) : description} />
      )}
      {!props.disabled && (
        <Anchor component="button" type="button" size="sm" mt={4} onClick={() => setHijri(!hijri)}>
          {hijri ? form.typeGregorian : form.typeHijri}
        </Anchor>
      )}
    </div>
  )
}
