import { reportReasons } from '@rahba/contract/conversations/chat/chat-labels'
import { reportLabels, reportSides } from '@rahba/contract/conversations/chat/chat-report-labels'
import type { ChatReport } from '@rahba/contract/conversations/chat/chat-reports'
import { exportReports, listReports } from '@rahba/contract/conversations/chat/chat-reports.calls'
import { reportStatuses } from '@rahba/contract/conversations/chat/report-states'
import { reportsPage } from '@rahba/contract/conversations/message-pages'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { IconFlag } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { Localized, None, UserText } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/reports-route'
import { ReportState } from './report-state.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/chat-reports'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'users.index')
  return readList(context, request, { name: 'chat-reports', call: listReports, options: reportsPage })
}

function useColumns(): Column<ChatReport>[] {
  const t = useText('admin/chat-reports')
  const locale = useLocale()
  const label = (key: keyof typeof reportLabels) => reportLabels[key][locale]
  return [
    { key: 'reason', label: label('reason'), main: true, cell: (row) => reportReasons[row.reason][locale] },
    { key: 'note', label: label('note'), cell: (row) => (row.note ? <UserText lines={2}>{row.note}</UserText> : <None />) },
    { key: 'side', label: label('side'), cell: (row) => reportSides[row.side][locale] },
    { key: 'store', label: label('store'), cell: (row) => <Localized text={row.store.name} /> },
    {
      key: 'user',
      label: label('user'),
      cell: (row) => (row.user.deleted ? <Localized text={deletedShopper} /> : <UserText>{row.user.name ?? t.noName}</UserText>),
    },
    { key: 'status', label: label('status'), cell: (row) => <ReportState state={row.status} /> },
    { key: 'created_at', label: label('created_at'), sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
    {
      key: 'decided_by',
      label: label('decided_by'),
      hidden: true,
      cell: (row) => (row.decided_by ? <UserText>{row.decided_by}</UserText> : <None />),
    },
  ]
}

/** `/dashboard/chat-reports`: conversations that somebody reported. */
export default function ReportsRoute() {
  const t = useText('admin/chat-reports')
  const locale = useLocale()
  const list = useListState(reportsPage)
  const query = useCall(listReports, { query: list.query })
  return (
    <ListPage
      name="chat-reports"
      title={t.title}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.search}
      exports={exportReports}
      filters={[
        { key: 'status', label: reportLabels.status[locale], kind: 'choice', choices: reportStatuses, multiple: true },
        { key: 'reason', label: reportLabels.reason[locale], kind: 'choice', choices: reportReasons, multiple: true },
        { key: 'side', label: reportLabels.side[locale], kind: 'choice', choices: reportSides, multiple: true },
      ]}
      rowName={(row) => reportReasons[row.reason][locale]}
      rowHref={(row) => `/dashboard/chat-reports/${row.id}`}
      empty={{ ...t.empty, icon: <IconFlag size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
