import { Alert, Button, Stack, Text } from '@mantine/core'
import { allowedActions } from '@rahba/contract/kernel/action-table'
import type { DueDetail, DueLine } from '@rahba/contract/money/dues/due-shapes'
import { type DueActionName, dueActions, openDueStatuses } from '@rahba/contract/money/dues/due-states'
import { exportDueLines, listDueLines, readDue } from '@rahba/contract/money/dues/dues.calls'
import { secondReasons } from '@rahba/contract/money/second-approval'
import { IconAlertTriangle, IconInfoCircle, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { Localized, UserText } from '../../../kit/layout/direction.tsx'
import { List } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { useDueLineColumns } from '../../../money/due-line-columns.tsx'
import { Settlements, useDueFacts } from '../../../money/due-parts.tsx'
import { DueState } from '../../../money/due-state.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import { listReads } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/due-route'

export const handle: RouteHandle = { text: ['kit', 'dues', 'admin/dues'] }

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'dues.index')
  return readRecord(context, readDue, { params: { id } }, listReads(request, linesList(id)))
}

const linesList = (due_id: string) => ({
  name: 'due-lines',
  call: listDueLines,
  options: { defaultSort: '-posted_at', filters: [] },
  input: { query: { due_id } },
})

const StepDialog = lazy(() => import('./step-dialog.tsx'))

/** The steps that a statement offers now. The default step is highlighted, and steps that give up an amount are red. */
function Steps({ due }: { due: DueDetail }) {
  const t = useText('admin/dues')
  const locale = useLocale()
  const mayDecide = useCan('dues.update')
  const [asking, setAsking] = useState<DueActionName | null>(null)
  const open: readonly string[] = openDueStatuses
  if (!open.includes(due.status)) return null
  if (!mayDecide) {
    return (
      <Text size="sm" c="dimmed">
        {t.mayNot}
      </Text>
    )
  }
  const dangerous = (action: DueActionName) => action === 'waive' || action === 'send_back'
  return (
    <>
      <LinkButton to={`/dashboard/dues/${due.id}/edit`} variant="default">
        {t.change}
      </LinkButton>
      {allowedActions(dueActions, due.status)
        .toReversed()
        .map((action) => (
          <Button
            key={action}
            {...(action === 'confirm' ? {} : { variant: 'default' })}
            {...(dangerous(action) ? { c: 'red' } : {})}
            onClick={() => setAsking(action)}
          >
            {dueActions[action][locale]}
          </Button>
        ))}
      {asking && (
        <Suspense>
          <StepDialog key={asking} due={due} action={asking} close={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The facts an admin needs before deciding: a waiting slip, a second waiver, a store suspended because of it. */
function Notices({ due }: { due: DueDetail }) {
  const t = useText('admin/dues')
  const locale = useLocale()
  const open: readonly string[] = openDueStatuses
  if (!open.includes(due.status)) return null
  return (
    <>
      {due.status === 'paid_claimed' && (
        <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} aria-hidden="true" />}>
          {t.claimed}
        </Alert>
      )}
      {due.suspended_at !== null && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} aria-hidden="true" />}>
          {t.suspended}
        </Alert>
      )}
      {due.second_reason && due.status !== 'paid_claimed' && (
        <Alert color="yellow" variant="light" icon={<IconUsers size={18} aria-hidden="true" />}>
          {due.first_waived_by
            ? t.waitsSecond(due.first_waived_by, secondReasons[due.second_reason][locale])
            : t.needsSecond(secondReasons[due.second_reason][locale])}
        </Alert>
      )}
    </>
  )
}

function Facts({ due }: { due: DueDetail }) {
  const t = useText('admin/dues')
  const facts = useDueFacts(due)
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          {
            label: t.store,
            value: (
              <LocalLink to={`/dashboard/stores/${due.store_id}`}>
                <Localized text={due.store} />
              </LocalLink>
            ),
          },
          ...facts,
          { label: t.available, value: <Money value={due.available} /> },
          { label: t.raisedBy, value: due.raised_by === null ? t.theClock : <UserText>{due.raised_by}</UserText> },
          due.suspended_at !== null && { label: t.suspendedAt, value: <DateTime value={due.suspended_at} /> },
        ]}
      />
    </Panel>
  )
}

function Lines({ due }: { due: DueDetail }) {
  const t = useText('admin/dues')
  const words = useText('dues')
  const { name, call, options, input } = linesList(due.id)
  const list = useListState(options)
  const lines = { ...list, query: { ...list.query, ...input.query } }
  const query = useCall(call, { query: lines.query })
  const columns = useDueLineColumns<DueLine>((id) => `/dashboard/orders/${id}`)
  return (
    <Panel title={words.lines} flush>
      <List
        name={name}
        list={lines}
        query={query}
        columns={columns}
        search={words.searchLines}
        exports={exportDueLines}
        rowName={(row) => (row.order_number === null ? t.line : t.getLine(row.order_number))}
        empty={t.noLines}
      />
    </Panel>
  )
}

/** `/dashboard/dues/:id`: one statement, what has settled it, its lines, and what can be done with it. */
export default function DueRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/dues')
  // The page itself shows a refusal.
  const read = useCall(readDue, { params: { id } }, { silent: true })
  const breadcrumbs = [{ label: t.title, to: '/dashboard/dues' }] as const
  const due = read.data
  if (!due || due.id !== id) return <WaitingPage title={t.due} breadcrumbs={breadcrumbs} read={read} rows={8} />
  return (
    <>
      <PageHeader
        title={t.one(due.number)}
        breadcrumbs={breadcrumbs}
        mark={<DueState state={due.status} />}
        actions={<Steps due={due} />}
      />
      <Stack gap="md">
        <Notices due={due} />
        <Facts due={due} />
        <Settlements of={due.settlements} />
        <Lines due={due} />
      </Stack>
    </>
  )
}
