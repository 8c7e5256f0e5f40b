import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import type { StoreDue } from '@rahba/contract/money/dues/due-shapes'
import { dueStatuses, getRemaining } from '@rahba/contract/money/dues/due-states'
import { dueTerms, exportOwnDues } from '@rahba/contract/money/dues/own-dues.calls'
import { IconAlertTriangle, IconReceipt } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { Ltr } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { StatCard } from '../../kit/show/stat-card.tsx'
import { Period } from '../../money/due-parts.tsx'
import { DueState } from '../../money/due-state.tsx'
import { useText } from '../../text/use-text.ts'
import { duesList } from './lists.ts'
import { OneDue } from './one-due.tsx'

/** The amount to pay now, its overdue part, and the amount to be billed. */
function Terms() {
  const t = useText('portal/dues')
  const terms = useCall(dueTerms, {})
  const shown = [
    { label: t.toPay, value: terms.data?.billed },
    { label: t.late, value: terms.data?.overdue },
    { label: t.unbilled, value: terms.data?.unbilled },
  ]
  return (
    <>
      {(terms.data?.overdue ?? 0) > 0 && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} aria-hidden="true" />}>
          {t.lateWarning}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {t.intro}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={{ base: 'sm', md: 'md' }}>
        {shown.map(({ label, value }) => (
          <StatCard key={label} label={label} value={value === undefined ? undefined : <Money value={value} />} />
        ))}
      </SimpleGrid>
    </>
  )
}

function AllDues() {
  const t = useText('portal/dues')
  const words = useText('dues')
  const { name, call, options } = duesList
  const list = useListState(options)
  const query = useCall(call, { query: list.query })
  const columns: Column<StoreDue>[] = [
    { key: 'number', label: words.number, main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'period', label: words.period, cell: (row) => <Period due={row} /> },
    { key: 'amount', label: words.amount, align: 'end', sort: 'amount', cell: (row) => <Money value={row.amount} /> },
    { key: 'left', label: words.remaining, align: 'end', cell: (row) => <Money value={getRemaining(row)} bold /> },
    { key: 'status', label: words.status, cell: (row) => <DueState state={row.status} /> },
    { key: 'due_on', label: words.dueOn, sort: 'due_on', cell: (row) => <DateTime value={row.due_on} style="date" /> },
  ]
  return (
    <Stack gap="md">
      <Terms />
      <List
        name={name}
        list={list}
        query={query}
        columns={columns}
        search={t.search}
        exports={exportOwnDues}
        filters={[{ key: 'status', label: words.status, kind: 'choice', choices: dueStatuses, multiple: true }]}
        rowName={(row) => t.one(row.number)}
        rowHref={(row) => `/store/wallet?tab=dues&due=${row.id}`}
        empty={{ ...t.empty, icon: <IconReceipt size={36} stroke={1.25} aria-hidden="true" /> }}
      />
    </Stack>
  )
}

/** The store's dues to the platform: its statements, or the one in the address. */
export function DuesPanel() {
  const [params] = useSearchParams()
  const id = params.get('due')
  return id ? <OneDue key={id} id={id} /> : <AllDues />
}
