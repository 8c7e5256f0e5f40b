import { carriers } from '@rahba/contract/money/carriers/carriers'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import { remittanceStates } from '@rahba/contract/money/carriers/remittance-lines'
import type { RemittanceRow } from '@rahba/contract/money/carriers/remittances'
import { exportRemittances, listRemittances } from '@rahba/contract/money/carriers/remittances.calls'
import { remittancesPage } from '@rahba/contract/money/money-pages'
import { IconTransferIn } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { Code, Localized, Ltr, None, UserText } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/remittances-route'
import { RemittanceDot } from './states.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/carriers'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index')
  return readList(context, request, { name: 'admin-remittances', call: listRemittances, options: remittancesPage })
}

function useColumns(): Column<RemittanceRow>[] {
  const t = useText('admin/carriers')
  const locale = useLocale()
  const label = (name: keyof typeof remittanceLabels) => remittanceLabels[name][locale]
  return [
    { key: 'number', label: label('number'), main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'carrier', label: label('carrier'), cell: (row) => <Localized text={carriers[row.carrier]} /> },
    {
      key: 'period',
      label: t.period,
      cell: (row) => (
        <>
          <DateTime value={row.period_from} style="date" /> – <DateTime value={row.period_to} style="date" />
        </>
      ),
    },
    { key: 'reference', label: label('reference'), cell: (row) => <Code>{row.reference}</Code> },
    { key: 'amount', label: label('amount'), align: 'end', sort: 'amount', cell: (row) => <Money value={row.amount} bold /> },
    { key: 'lines', label: label('lines'), align: 'end', cell: (row) => <Ltr>{row.lines}</Ltr> },
    {
      key: 'undecided',
      label: label('undecided'),
      align: 'end',
      cell: (row) => (row.undecided > 0 ? <Ltr>{row.undecided}</Ltr> : <None />),
    },
    { key: 'status', label: label('status'), cell: (row) => <RemittanceDot state={row.status} /> },
    { key: 'created_at', label: label('created_at'), sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
    { key: 'created_by', label: t.by, hidden: true, cell: (row) => (row.created_by ? <UserText>{row.created_by}</UserText> : <None />) },
  ]
}

/** `/dashboard/carrier-remittances`: what carriers have transferred of the cash they collected. */
export default function RemittancesRoute() {
  const t = useText('admin/carriers')
  const locale = useLocale()
  const mayCreate = useCan('payments.create')
  const list = useListState(remittancesPage)
  const query = useCall(listRemittances, { query: list.query })
  return (
    <ListPage
      name="admin-remittances"
      title={t.title}
      action={mayCreate && <LinkButton to="/dashboard/carrier-remittances/create">{t.create}</LinkButton>}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.search}
      exports={exportRemittances}
      rowHref={(row) => `/dashboard/carrier-remittances/${row.id}`}
      filters={[
        { key: 'carrier', label: remittanceLabels.carrier[locale], kind: 'choice', choices: carriers, multiple: true },
        { key: 'status', label: remittanceLabels.status[locale], kind: 'choice', choices: remittanceStates, multiple: true },
        { key: 'from', label: t.from, kind: 'date' },
        { key: 'to', label: t.to, kind: 'date' },
      ]}
      rowName={(row) => t.one(row.number)}
      empty={{ ...t.empty, icon: <IconTransferIn size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
