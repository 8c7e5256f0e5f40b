import '@mantine/dates/styles.css'
import 'dayjs/locale/ar'
import { DatePickerInput, DatesProvider, DateTimePicker } from '@mantine/dates'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { fromWallClock, toWallClock } from '../../show/format.ts'
import type { InputProps } from '../input-props.ts'
import classes from './date-picker.module.css'

export interface DateInputProps extends InputProps<string | null | undefined> {
  /** `YYYY-MM-DD`, the first and last day that may be picked. */
  min?: string
  max?: string
}

/** The chunk with Mantine's calendars: Gregorian, the week begins on Sunday, Friday and Saturday are its end. It opens as soon as it is there. */
export default function DatePicker({ value, onChange, withTime, min, max, ...rest }: DateInputProps & { withTime: boolean }) {
  const locale = useLocale()
  const { form } = useText('kit')
  const field = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.click()
  }, [])
  const shared = {
    ...rest,
    ref: field,
    ...(min ? { minDate: min } : {}),
    ...(max ? { maxDate: max } : {}),
    clearable: !rest.required,
    leftSection: <IconCalendar size={16} />,
    clearButtonProps: { 'aria-label': form.clear },
    popoverProps: { shadow: 'md' },
    highlightToday: true,
    classNames: { day: classes.day ?? '' },
    // The placeholder is text here, not a native field's hint, so it needs the contrast of text.
    styles: { placeholder: { color: 'var(--mantine-color-dimmed)' } },
  } as const
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 0, weekendDays: [5, 6] }}>
      {withTime ? (
        <DateTimePicker
          placeholder={form.pickDateTime}
          {...shared}
          value={value ? toWallClock(value) : null}
          onChange={(text) => onChange(text ? fromWallClock(text) : null)}
          valueFormat={locale === 'ar' ? 'D MMMM YYYY، h:mm A' : 'D MMM YYYY, h:mm a'}
          submitButtonProps={{ 'aria-label': form.save }}
        />
      ) : (
        <DatePickerInput
          placeholder={form.pickDate}
          {...shared}
          value={value ?? null}
          onChange={(text) => onChange(text)}
          valueFormatter={({ date }) => (typeof date === 'string' ? formatDate(date, locale) : '')}
        />
      )}
    </DatesProvider>
  )
}
