import { TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useLocale } from '../../text/locale.ts'
import { formatDate } from '../show/format.ts'
import type { DateInputProps } from './date-picker.tsx'

const Picker = lazy(() => import('./date-picker.tsx'))

/** The fallback while the calendar loads: the same field with its value, not yet open to changes. */
function Waiting({ value, style, ...rest }: DateInputProps & { style: 'date' | 'dateTime' }) {
  const locale = useLocale()
  const { onChange: _onChange, min: _min, max: _max, ...shown } = rest
  return <TextInput {...shown} readOnly leftSection={<IconCalendar size={16} />} value={value ? formatDate(value, locale, style) : ''} />
}

/** A calendar day, held as `YYYY-MM-DD`. */
export const DateInput = (props: DateInputProps) => (
  <Suspense fallback={<Waiting {...props} style="date" />}>
    <Picker {...props} withTime={false} />
  </Suspense>
)

/** A moment in Riyadh's time, held as ISO 8601 with its offset. */
export const DateTimeInput = (props: DateInputProps) => (
  <Suspense fallback={<Waiting {...props} style="dateTime" />}>
    <Picker {...props} withTime />
  </Suspense>
)
