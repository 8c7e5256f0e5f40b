import { ActionIcon, Badge, Button, Group } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import { IconFilter, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { getOptions } from '../../api/options.ts'
import { useCall } from '../../api/queries.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { getTitle } from '../show/title-of.ts'
import type { Filter, FilterPanelProps } from './filter.ts'
import type { ListState } from './use-list-state.ts'
import { type Choices, yesNo } from './yes-no.ts'

const load = () => import('./filter-panel.tsx')
const FilterPanel = lazy(load)

function ReferenceName({ to, id }: { to: string; id: string }) {
  const locale = useLocale()
  const found = useCall(getOptions(to), { query: { ids: id } })
  const row = found.data?.find((option) => option.id === id)
  return row ? getTitle(row, locale) : '…'
}

function FilterValue({ filter, value }: { filter: Filter; value: string }) {
  const locale = useLocale()
  const choice = (choices: Choices, key: string) => (choices[key] ? inLocale(choices[key], locale) : key)
  switch (filter.kind) {
    case 'choice':
      return value
        .split(',')
        .map((key) => choice(filter.choices, key))
        .join(comma[locale])
    case 'flag':
      return choice(yesNo, value)
    case 'reference':
      return <ReferenceName to={filter.to} id={value} />
    case 'date':
      return formatDate(value, locale)
    case 'custom':
      return filter.show(value)
  }
}

/** The button with all filters behind it; they come when it is first pressed. */
export function FilterButton({ filters, list }: FilterPanelProps) {
  const { list: t } = useText('kit')
  const [mounted, setMounted] = useState(false)
  // A list's tab narrows it too, but it is shown above the list.
  const count = filters.filter(({ key }) => list.filters[key]).length
  const button = (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconFilter size={16} aria-hidden="true" />}
      rightSection={
        count > 0 ? (
          <Badge size="sm" circle>
            {count}
          </Badge>
        ) : undefined
      }
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setMounted(true)}
    >
      {t.filters}
    </Button>
  )
  if (!mounted) return button
  return (
    <Suspense fallback={button}>
      <FilterPanel filters={filters} list={list}>
        {button}
      </FilterPanel>
    </Suspense>
  )
}

/** The filters that narrow the list now, each with a button that removes it. */
export function FilterChips({ filters, list }: { filters: readonly Filter[]; list: ListState }) {
  const { list: t } = useText('kit')
  const active = filters.filter((filter) => list.filters[filter.key])
  if (active.length === 0) return null
  return (
    <Group gap={6} px="sm" pb={8} pt={8}>
      {active.map((filter) => (
        <Badge
          key={filter.key}
          variant="light"
          size="lg"
          fw={400}
          tt="none"
          rightSection={
            <ActionIcon
              size={18}
              variant="transparent"
              aria-label={t.removeFilter(filter.label)}
              onClick={() => list.change({ filters: { [filter.key]: '' } })}
            >
              <IconX size={12} />
            </ActionIcon>
          }
        >
          {filter.label}: <FilterValue filter={filter} value={list.filters[filter.key] ?? ''} />
        </Badge>
      ))}
      <Button
        variant="subtle"
        size="compact-xs"
        onClick={() => list.change({ q: '', filters: Object.fromEntries(filters.map(({ key }) => [key, ''])) })}
      >
        {t.clearFilters}
      </Button>
    </Group>
  )
}
