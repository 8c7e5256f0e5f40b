import { Alert, Switch, Tabs, Text } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { nextRamadan, type OpeningWeek } from '@rahba/contract/stores/profile/opening-times'
import { openingTimesBody } from '@rahba/contract/stores/profile/opening-times.schemas'
import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { HolidaysInput } from './holidays-input.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useFormText, useProfileForm } from './use-profile-form.ts'
import { startWeek, WeekInput } from './week-input.tsx'

const weeks = ['opening_hours', 'ramadan_hours'] as const

const toInitialValues = ({ opening_hours, ramadan_hours, holidays, orders_outside_hours }: StoreFacts) => ({
  opening_hours: opening_hours as OpeningWeek | null,
  ramadan_hours: ramadan_hours as OpeningWeek | null,
  holidays,
  orders_outside_hours,
})

/** The mark of a tab with a refused row. */
const ErrorMark = ({ label }: { label: string }) => (
  <IconAlertCircle size={16} color="var(--mantine-color-error)" role="img" aria-label={label} />
)

/** When the store is open, in Ramadan and otherwise, its holidays, and whether it takes orders while it is closed. */
export function OpeningTimesForm() {
  const t = useFormText().hours
  const locale = useLocale()
  const { form, save, store } = useProfileForm('opening_times', openingTimesBody, toInitialValues)
  const [tab, setTab] = useState<string | null>('opening_hours')
  const { errors, marks } = form
  const wrongIn = (week: string) => Object.keys(errors).some((path) => path.split('.')[0] === week)
  const goesToMark = useRef(false)
  // A refused row may be in the other tab, and the first of all is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when messages were put into the form
  useEffect(() => {
    const wrong = weeks.find(wrongIn)
    if (!wrong || wrong === tab) return
    goesToMark.current = true
    setTab(wrong)
  }, [marks])
  // The row takes the focus once its tab is open.
  useEffect(() => {
    if (!goesToMark.current || tab === null) return
    goesToMark.current = false
    document.querySelector<HTMLElement>(`[data-week="${tab}"] [aria-invalid="true"]`)?.focus()
  }, [tab])
  const ramadan = nextRamadan(todayInRiyadh())
  return (
    <ProfileForm title={t.title} lead={t.lead} form={form} save={save} onSubmit={form.submit(save.send)}>
      {store.is_online && store.orders_stopped && (
        <Alert color="saffron" variant="light">
          {t.stopped}
        </Alert>
      )}
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List aria-label={t.title}>
          {weeks.map((week) => (
            <Tabs.Tab key={week} value={week} rightSection={wrongIn(week) && <ErrorMark label={t.hasErrors} />}>
              {week === 'opening_hours' ? t.allYear : t.ramadan}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {weeks.map((week) => (
          <Tabs.Panel key={week} value={week} pt="md" data-week={week}>
            <Switch
              label={t.has[week]}
              description={t.hasHint[week]}
              checked={form.values[week] !== null}
              onChange={(event) => form.set(week, event.currentTarget.checked ? startWeek(form.values.opening_hours) : null)}
            />
            {week === 'ramadan_hours' && ramadan && (
              <Text size="sm" c="dimmed" mt="xs">
                {t.ramadanDays(formatDate(ramadan.start_date, locale, 'longDate'), formatDate(ramadan.end_date, locale, 'longDate'))}
              </Text>
            )}
            <WeekInput name={week} week={form.values[week]} errors={errors} onChange={(next) => form.set(week, next)} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <FlagInput {...form.field('orders_outside_hours')} description={t.outsideHint} />
      <HolidaysInput holidays={form.values.holidays} form={form} onChange={(next) => form.set('holidays', next)} />
    </ProfileForm>
  )
}
