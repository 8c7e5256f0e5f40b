import { ActionIcon, Button, Group, Input, Stack, Text } from '@mantine/core'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { Holiday } from '@rahba/contract/stores/profile/opening-times'
import { maxHolidays } from '@rahba/contract/stores/profile/opening-times.schemas'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { IconCalendarPlus, IconTrash } from '@tabler/icons-react'
import { Fields } from '../../kit/form/fields.tsx'
import type { ContractForm } from '../../kit/form/use-contract-form.ts'
import { SideMark } from '../../kit/inputs/bilingual/side-mark.tsx'
import { DateInput } from '../../kit/inputs/dates/date-input.tsx'
import { FlagInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useFormText } from './use-profile-form.ts'
import classes from './week-input.module.css'

interface HolidaysInputProps {
  holidays: readonly Holiday[]
  form: Pick<ContractForm<unknown, object>, 'at' | 'errors'>
  onChange: (holidays: Holiday[]) => void
}

const newHoliday: Holiday = { name: { ar: '', en: '' }, start_date: '', end_date: '', stops_orders: true }

/** The days on which the store is closed, each with its name and whether it takes orders then. */
export function HolidaysInput({ holidays, form, onChange }: HolidaysInputProps) {
  const t = useFormText().hours
  const locale = useLocale()
  return (
    <Stack gap="xs" data-field="holidays">
      <Group justify="space-between" gap="xs">
        <div>
          <Text fw={600}>{storeLabels.holidays?.[locale]}</Text>
          <Text size="xs" c="dimmed">
            {t.holidaysHint}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={17} stroke={1.6} aria-hidden="true" />}
          onClick={() => onChange([...holidays, newHoliday])}
          disabled={holidays.length >= maxHolidays}
        >
          {t.addHoliday}
        </Button>
      </Group>
      <Input.Error>{form.errors.holidays}</Input.Error>
      <div>
        {holidays.map((holiday, at) => {
          const set = (part: Partial<Holiday>) => onChange(holidays.with(at, { ...holiday, ...part }))
          const day = (value: unknown) => (typeof value === 'string' ? value : '')
          return (
            <Stack
              // biome-ignore lint/suspicious/noArrayIndexKey: holidays have no other key
              key={at}
              gap="sm"
              className={classes.holiday ?? ''}
              role="group"
              aria-label={inLocale(holiday.name, locale) || t.newHoliday}
            >
              <Fields>
                <TextInput
                  {...form.at(`holidays.${at}.name.ar`, holiday.name.ar)}
                  label={`${commonLabels.name[locale]} (${t.inArabic})`}
                  maxLength={60}
                  dir="rtl"
                  lang="ar"
                />
                <TextInput
                  {...form.at(`holidays.${at}.name.en`, holiday.name.en)}
                  label={`${commonLabels.name[locale]} (${t.inEnglish})`}
                  maxLength={60}
                  dir="ltr"
                  lang="en"
                />
                <DateInput
                  {...form.at(`holidays.${at}.start_date`, holiday.start_date || null)}
                  required
                  onChange={(value) => set({ start_date: day(value), end_date: holiday.end_date || day(value) })}
                />
                <DateInput
                  {...form.at(`holidays.${at}.end_date`, holiday.end_date || null)}
                  required
                  onChange={(value) => set({ end_date: day(value) })}
                />
              </Fields>
              <SideMark texts={[holiday.name]} />
              <Group justify="space-between" gap="xs">
                <FlagInput
                  {...form.at(`holidays.${at}.stops_orders`, holiday.stops_orders)}
                  onChange={(stops_orders) => set({ stops_orders })}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={34}
                  aria-label={`${t.removeHoliday}: ${inLocale(holiday.name, locale) || t.newHoliday}`}
                  onClick={() => onChange(holidays.toSpliced(at, 1))}
                >
                  <IconTrash size={17} stroke={1.6} />
                </ActionIcon>
              </Group>
            </Stack>
          )
        })}
      </div>
    </Stack>
  )
}
