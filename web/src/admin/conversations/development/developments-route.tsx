import { exportDevelopments, listDevelopments } from '@rahba/contract/conversations/development-messages.calls'
import type { Development } from '@rahba/contract/conversations/development-shapes'
import { developmentStatuses } from '@rahba/contract/conversations/development-states'
import { developmentsPage } from '@rahba/contract/conversations/message-pages'
import { IconBulb } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { DevelopmentState } from '../../../conversations/states.tsx'
import { Localized, UserText } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/developments-route'

export const handle: RouteHandle = { text: ['kit', 'development'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'developMessages.index')
  return readList(context, request, { name: 'admin-development-messages', call: listDevelopments, options: developmentsPage })
}

function useColumns(): Column<Development>[] {
  const t = useText('development')
  return [
    { key: 'subject', label: t.subject, main: true, cell: (row) => <UserText lines={2}>{row.subject}</UserText> },
    { key: 'store', label: t.store, cell: (row) => <Localized text={row.store} lines={2} /> },
    { key: 'status', label: t.status, cell: (row) => <DevelopmentState state={row.status} /> },
    {
      key: 'last_reply_at',
      label: t.last,
      sort: 'last_reply_at',
      cell: (row) => (
        <>
          <RelativeTime value={row.last_reply_at} /> {t.lastBy[row.last_reply_by]}
        </>
      ),
    },
    { key: 'created_at', label: t.sent, sort: 'created_at', hidden: true, cell: (row) => <RelativeTime value={row.created_at} /> },
  ]
}

/** `/dashboard/development-messages`: what stores ask of the platform. */
export default function DevelopmentsRoute() {
  const t = useText('development')
  const list = useListState(developmentsPage)
  const query = useCall(listDevelopments, { query: list.query })
  return (
    <ListPage
      name="admin-development-messages"
      title={t.title}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.admin.search}
      exports={exportDevelopments}
      filters={[
        { key: 'status', label: t.status, kind: 'choice', choices: developmentStatuses, multiple: true },
        { key: 'store_id', label: t.store, kind: 'reference', to: '/admin/stores' },
        { key: 'from', label: t.admin.from, kind: 'date' },
        { key: 'to', label: t.admin.to, kind: 'date' },
      ]}
      rowName={(row) => row.subject}
      rowHref={(row) => `/dashboard/development-messages/${row.id}`}
      empty={{ ...t.admin.empty, icon: <IconBulb size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
