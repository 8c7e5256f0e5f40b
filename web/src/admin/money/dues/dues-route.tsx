import type { Due } from '@rahba/contract/money/dues/due-shapes'
import { dueStatuses, getRemaining } from '@rahba/contract/money/dues/due-states'
import { exportDues, listDues } from '@rahba/contract/money/dues/dues.calls'
import { duesPage } from '@rahba/contract/money/money-pages'
import { IconReceipt } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { Localized, Ltr, None, UserText } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { Period } from '../../../money/due-parts.tsx'
import { DueState } from '../../../money/due-state.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/dues-route'

export const handle: RouteHandle = { text: ['kit', 'dues', 'admin/dues'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'dues.index', 'faqs.index')
  return readList(context, request, { name: 'admin-dues', call: listDues, options: duesPage })
}

function useColumns(): Column<Due>[] {
  const t = useText('admin/dues')
  const words = useText('dues')
  return [
    { key: 'number', label: words.number, main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'store', label: t.store, cell: (row) => <Localized text={row.store} lines={2} /> },
    { key: 'period', label: words.period, cell: (row) => <Period due={row} /> },
    { key: 'amount', label: words.amount, align: 'end', sort: 'amount', cell: (row) => <Money value={row.amount} /> },
    { key: 'paid', label: words.paid, align: 'end', cell: (row) => <Money value={row.paid} /> },
    { key: 'left', label: words.remaining, align: 'end', cell: (row) => <Money value={getRemaining(row)} bold /> },
    { key: 'status', label: words.status, cell: (row) => <DueState state={row.status} /> },
    { key: 'due_on', label: words.dueOn, sort: 'due_on', cell: (row) => <DateTime value={row.due_on} style="date" /> },
    { key: 'created_at', label: words.issued, sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
    { key: 'lines', label: words.linesCount, hidden: true, align: 'end', cell: (row) => <Ltr>{row.lines}</Ltr> },
    { key: 'raised_by', label: t.raisedBy, hidden: true, cell: (row) => (row.raised_by ? <UserText>{row.raised_by}</UserText> : <None />) },
  ]
}

/** `/dashboard/dues`: statements of what stores owe the platform. */
export default function DuesRoute() {
  const t = useText('admin/dues')
  const words = useText('dues')
  const mayRead = useCan('dues.index')
  const mayRaise = useCan('dues.create')
  const list = useListState(duesPage)
  const query = useCall(listDues, { query: list.query })
  return (
    <ListPage
      name="admin-dues"
      title={t.title}
      action={mayRaise && <LinkButton to="/dashboard/dues/create">{t.raise}</LinkButton>}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.search}
      {...(mayRead ? { exports: exportDues, rowHref: (row: Due) => `/dashboard/dues/${row.id}` } : {})}
      filters={[
        { key: 'status', label: words.status, kind: 'choice', choices: dueStatuses, multiple: true },
        { key: 'store_id', label: t.store, kind: 'reference', to: '/admin/stores' },
        { key: 'from', label: t.from, kind: 'date' },
        { key: 'to', label: t.to, kind: 'date' },
      ]}
      rowName={(row) => t.one(row.number)}
      empty={{ ...t.empty, icon: <IconReceipt size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
