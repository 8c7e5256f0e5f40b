import type { DueLine } from '@rahba/contract/money/dues/due-shapes'
import { dueLineStates } from '@rahba/contract/money/dues/due-states'
import { exportDueLines, listDueLines } from '@rahba/contract/money/dues/dues.calls'
import { IconListDetails } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { Localized, Ltr, None } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { useDueLineColumns } from '../../../money/due-line-columns.tsx'
import { DueState } from '../../../money/due-state.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/lines-route'

export const handle: RouteHandle = { text: ['kit', 'dues', 'admin/dues'] }

const place = { defaultSort: '-posted_at', filters: ['state', 'store_id', 'from', 'to'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'dues.index', 'faqs.index')
  return readList(context, request, { name: 'admin-due-lines', call: listDueLines, options: place })
}

function useColumns(): Column<DueLine>[] {
  const t = useText('admin/dues')
  const words = useText('dues')
  const mayRead = useCan('dues.index')
  const [order, ...rest] = useDueLineColumns<DueLine>((id) => `/dashboard/orders/${id}`)
  const number: Column<DueLine> = {
    key: 'order',
    label: words.order,
    main: true,
    // The row itself leads to the line.
    cell: (row) => (row.order_number === null ? <Localized text={dueLineStates[row.state]} /> : <Ltr>{row.order_number}</Ltr>),
  }
  return [
    { ...order, ...number },
    { key: 'store', label: t.store, cell: (row) => <Localized text={row.store} lines={2} /> },
    ...rest,
    { key: 'state', label: words.state, cell: (row) => <DueState state={row.state} /> },
    {
      key: 'due',
      label: t.statement,
      cell: (row) =>
        !row.due_id ? (
          <None />
        ) : mayRead ? (
          <LocalLink to={`/dashboard/dues/${row.due_id}`}>
            <Ltr>{row.due_number}</Ltr>
          </LocalLink>
        ) : (
          <Ltr>{row.due_number}</Ltr>
        ),
    },
  ]
}

/** `/dashboard/dues1`: the lines dues are made of, billed or not. */
export default function LinesRoute() {
  const t = useText('admin/dues')
  const words = useText('dues')
  const mayRead = useCan('dues.index')
  const list = useListState(place)
  const query = useCall(listDueLines, { query: list.query })
  return (
    <ListPage
      name="admin-due-lines"
      title={t.linesTitle}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.linesSearch}
      {...(mayRead ? { exports: exportDueLines, rowHref: (row: DueLine) => `/dashboard/dues1/${row.id}` } : {})}
      filters={[
        { key: 'state', label: words.state, kind: 'choice', choices: dueLineStates, multiple: true },
        { key: 'store_id', label: t.store, kind: 'reference', to: '/admin/stores' },
        { key: 'from', label: t.linesFrom, kind: 'date' },
        { key: 'to', label: t.linesTo, kind: 'date' },
      ]}
      rowName={(row) => (row.order_number === null ? t.line : t.getLine(row.order_number))}
      empty={{ ...t.noLines, icon: <IconListDetails size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
