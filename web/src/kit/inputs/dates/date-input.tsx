import { CloseButton, Input, InputBase } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { DateInputProps } from './date-picker.tsx'

const load = () => import('./date-picker.tsx')
const Picker = lazy(load)

interface LazyDateInputProps extends DateInputProps {
  withTime: boolean
}

/** The field with its value. The calendars (20 kB) load when the field gets the pointer or focus, and open on the press. */
function LazyDateInput({ withTime, ...props }: LazyDateInputProps) {
  const locale = useLocale()
  const { form } = useText('kit')
  const [mounted, setMounted] = useState(false)
  const { value, onChange, min: _min, max: _max, ...shown } = props
  const closed = (
    <InputBase
      {...shown}
      component="button"
      type="button"
      pointer
      leftSection={<IconCalendar size={16} />}
      rightSection={value && !shown.required ? <CloseButton size="sm" aria-label={form.clear} onClick={() => onChange(null)} /> : undefined}
      rightSectionPointerEvents="all"
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setMounted(true)}
    >
      {value ? (
        formatDate(value, locale, withTime ? 'dateTime' : 'date')
      ) : (
        <Input.Placeholder style={{ color: 'var(--mantine-color-dimmed)' }}>
          {withTime ? form.pickDateTime : form.pickDate}
        </Input.Placeholder>
      )}
    </InputBase>
  )
  if (!mounted) return closed
  return (
    <Suspense fallback={closed}>
      <Picker {...props} withTime={withTime} />
    </Suspense>
  )
}

/** A calendar day, held as `YYYY-MM-DD`. */
export const DateInput = (props: DateInputProps) => <LazyDateInput {...props} withTime={false} />

/** A moment in Riyadh's time, held as ISO 8601 with its offset. */
export const DateTimeInput = (props: DateInputProps) => <LazyDateInput {...props} withTime />
