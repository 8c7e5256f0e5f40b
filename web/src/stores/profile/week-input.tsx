import { ActionIcon, Button, Checkbox, Input, Switch, Text } from '@mantine/core'
import { type OpenInterval, type OpeningWeek, type Weekday, weekdayNames, weekdays } from '@rahba/contract/stores/profile/opening-times'
import { maxIntervals } from '@rahba/contract/stores/profile/opening-times.schemas'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Hint } from '../../kit/feedback/hint.tsx'
import { TimeInput } from '../../kit/inputs/dates/time-input.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useFormText } from './use-profile-form.ts'
import classes from './week-input.module.css'

const newInterval: OpenInterval = { opens: '09:00', closes: '22:00', next_day: false }
const secondInterval: OpenInterval = { opens: '16:00', closes: '22:00', next_day: false }

/** The week that a timetable begins with: another one's hours, or the same ones every day. */
export const startWeek = (other: OpeningWeek | null): OpeningWeek =>
  other ?? (Object.fromEntries(weekdays.map((day) => [day, [newInterval]])) as OpeningWeek) // made of all days

/** True if an interval ends at or before its beginning, as one does that ends the next day. */
const endsEarlier = ({ opens, closes }: OpenInterval) => opens !== '' && closes !== '' && closes <= opens

interface WeekInputProps {
  /** The name of the field, where messages are found. */
  name: string
  week: OpeningWeek | null
  errors: Readonly<Record<string, ReactNode>>
  onChange: (week: OpeningWeek) => void
}

/** The hours of each day of a week, up to two times a day; a day's hours are copied to all days at once. */
export function WeekInput({ name, week, errors, onChange }: WeekInputProps) {
  const t = useFormText().hours
  const words = useText('store-delivery')
  const locale = useLocale()
  if (!week) return null
  const set = (day: Weekday, intervals: OpenInterval[]) => onChange({ ...week, [day]: intervals })
  return (
    <>
      <Input.Error mt="xs">{errors[name]}</Input.Error>
      <ul className={classes.week}>
        {weekdays.map((day) => {
          const intervals = week[day]
          const title = weekdayNames[day][locale]
          return (
            <li key={day} className={classes.day}>
              <Switch
                className={classes.name}
                label={title}
                checked={intervals.length > 0}
                onChange={(event) => set(day, event.currentTarget.checked ? [newInterval] : [])}
              />
              <div className={classes.intervals}>
                {intervals.length === 0 && (
                  <Text size="sm" c="dimmed" py={6}>
                    {words.closedDay}
                  </Text>
                )}
                {intervals.map((interval, at) => (
                  <IntervalInput
                    // biome-ignore lint/suspicious/noArrayIndexKey: the intervals of a day have no other key
                    key={at}
                    interval={interval}
                    day={title}
                    errors={{ opens: errors[`${name}.${day}.${at}.opens`], closes: errors[`${name}.${day}.${at}.closes`] }}
                    onChange={(next) => set(day, intervals.with(at, next))}
                    onRemove={intervals.length > 1 ? () => set(day, intervals.toSpliced(at, 1)) : undefined}
                  />
                ))}
              </div>
              <div className={classes.actions}>
                {intervals.length > 0 && intervals.length < maxIntervals && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    leftSection={<IconPlus size={15} aria-hidden="true" />}
                    onClick={() => set(day, [...intervals, secondInterval])}
                    aria-label={`${t.addInterval}: ${title}`}
                  >
                    {t.addInterval}
                  </Button>
                )}
                <Hint label={t.copy}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={34}
                    aria-label={`${t.copy}: ${title}`}
                    onClick={() => onChange(Object.fromEntries(weekdays.map((one) => [one, intervals])) as OpeningWeek)}
                  >
                    <IconCopy size={17} stroke={1.6} />
                  </ActionIcon>
                </Hint>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface IntervalInputProps {
  interval: OpenInterval
  day: string
  errors: { opens: ReactNode; closes: ReactNode }
  onChange: (interval: OpenInterval) => void
  onRemove: (() => void) | undefined
}

function IntervalInput({ interval, day, errors, onChange, onRemove }: IntervalInputProps) {
  const t = useFormText().hours
  const locale = useLocale()
  const label = (key: string) => storeLabels[key]?.[locale] ?? key
  const isLate = endsEarlier(interval)
  // Hours that no longer end earlier than they begin end the same day again.
  const set = (part: Partial<OpenInterval>) => {
    const next = { ...interval, ...part }
    onChange({ ...next, next_day: next.next_day && endsEarlier(next) })
  }
  return (
    <div className={classes.interval}>
      <div className={classes.times}>
        <TimeInput
          aria-label={`${label('opens')}: ${day}`}
          value={interval.opens}
          onChange={(opens) => set({ opens })}
          error={Boolean(errors.opens)}
        />
        <Text size="sm" c="dimmed">
          {t.until}
        </Text>
        <TimeInput
          aria-label={`${label('closes')}: ${day}`}
          value={interval.closes}
          onChange={(closes) => set({ closes })}
          error={Boolean(errors.closes)}
        />
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" size={34} onClick={onRemove} aria-label={`${t.removeInterval}: ${day}`}>
            <IconTrash size={17} stroke={1.6} />
          </ActionIcon>
        )}
      </div>
      {isLate && (
        <Checkbox
          size="xs"
          mt={6}
          label={label('next_day')}
          checked={interval.next_day}
          onChange={(event) => onChange({ ...interval, next_day: event.currentTarget.checked })}
        />
      )}
      <Input.Error mt={4}>{errors.opens ?? errors.closes}</Input.Error>
    </div>
  )
}
