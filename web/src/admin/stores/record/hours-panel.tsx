import { Stack, Text } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { Fields } from '../../../kit/form/fields.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { WeekHours } from '../../../stores/week-hours.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'

const weeks = ['opening_hours', 'ramadan_hours'] as const

/** When the store is open, in Ramadan and otherwise, its holidays, and whether it takes orders while it is closed. */
export function HoursPanel({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').hours
  const words = useText('store-delivery')
  const locale = useLocale()
  const { opening_hours, ramadan_hours, holidays, orders_outside_hours } = store
  const label = (key: string) => storeLabels[key]?.[locale] ?? key
  const day = (value: string) => formatDate(value, locale)
  return (
    <Panel title={label('opening_hours')}>
      {!opening_hours && !ramadan_hours && holidays.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t.none}
        </Text>
      ) : (
        <Stack gap="md">
          <Fields>
            {weeks.map(
              (name) =>
                store[name] && (
                  <div key={name}>
                    <Text size="sm" c="dimmed" mb={4}>
                      {label(name)}
                    </Text>
                    <WeekHours week={store[name]} />
                  </div>
                ),
            )}
          </Fields>
          <PropertyList
            items={[
              opening_hours && { label: label('orders_outside_hours'), value: orders_outside_hours ? t.yes : t.no },
              holidays.length > 0 && {
                label: label('holidays'),
                value: (
                  <Stack gap={2}>
                    {holidays.map(({ name, start_date, end_date, stops_orders }) => (
                      <span key={start_date}>
                        {inLocale(name, locale)}: {words.between(day(start_date), day(end_date))} ({stops_orders ? t.stops : t.takes})
                      </span>
                    ))}
                  </Stack>
                ),
              },
            ]}
          />
        </Stack>
      )}
    </Panel>
  )
}
