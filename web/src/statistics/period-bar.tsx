import { Group, NativeSelect, Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { grainNames, grains, maxPeriodDays, type Period, presets } from '@rahba/contract/statistics/periods'
import { DateInput } from '../kit/inputs/dates/date-input.tsx'
import type { Filter } from '../kit/list/filter.ts'
import { FilterButton, FilterChips } from '../kit/list/filters.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './statistics.module.css'
import type { ReportRequest } from './use-report-request.ts'

/** The period of the figures, its cut, and the filters. */
export function PeriodBar({ request, filters }: { request: ReportRequest; filters: readonly Filter[] }) {
  const t = useText('statistics')
  const locale = useLocale()
  const { list, preset, typed, askable } = request
  const choose = (period: string) =>
    list.change({
      filters: { period: period === 'last_30' ? '' : period, by: '', ...(period === 'own' ? request.period : { from: '', to: '' }) },
    })
  const day = (key: 'from' | 'to') => (
    <DateInput
      label={t[key]}
      required
      value={typed[key]}
      max={todayInRiyadh()}
      onChange={(value) => list.change({ filters: { ...typed, [key]: value ?? '', by: '' } })}
      {...(key === 'to' && !askable ? { error: t.wrongPeriod(maxPeriodDays) } : {})}
    />
  )
  return (
    <div>
      <Group gap="sm" align="flex-end" className={classes.bar ?? ''}>
        <NativeSelect
          label={t.period}
          value={preset}
          data={[
            ...Object.entries(presets).map(([value, label]) => ({ value, label: inLocale(label, locale) })),
            { value: 'own', label: t.own },
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {preset === 'own' && (
          <>
            {day('from')}
            {day('to')}
          </>
        )}
        <NativeSelect
          label={t.cut}
          value={request.by}
          data={grainNames.map((value) => ({ value, label: inLocale(grains[value], locale) }))}
          onChange={(event) => list.change({ filters: { by: event.currentTarget.value } })}
        />
        {filters.length > 0 && <FilterButton filters={filters} list={onlyThese(request, filters)} />}
      </Group>
      <FilterChips filters={filters} list={onlyThese(request, filters)} />
    </div>
  )
}

/** The list's state as the filters see it: the period is not one of them, and is not cleared with them. */
function onlyThese({ list, narrowed }: ReportRequest, filters: readonly Filter[]): ReportRequest['list'] {
  const clear = () => list.change({ filters: Object.fromEntries(filters.map(({ key }) => [key, ''])) })
  return { ...list, filters: narrowed, clear }
}

function Days({ from, to }: Period) {
  return (
    <>
      <DateTime value={from} style="date" hijri />
      {from !== to && (
        <>
          {' – '}
          <DateTime value={to} style="date" hijri />
        </>
      )}
    </>
  )
}

/** The days in both calendars, what they are compared with, and how fresh the figures are. */
export function PeriodLine({ period, before, as_of }: { period: Period; before: Period; as_of: string }) {
  const t = useText('statistics')
  return (
    <Text size="sm" c="dimmed" component="p" m={0}>
      <Days {...period} />. {t.comparedWith} <DateTime value={before.from} style="date" />
      {before.from !== before.to && (
        <>
          {' – '}
          <DateTime value={before.to} style="date" />
        </>
      )}
      . {t.asOf} <DateTime value={as_of} style="time" />.
    </Text>
  )
}
