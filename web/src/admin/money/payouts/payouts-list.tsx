import { maskIban } from '@rahba/contract/kernel/iban'
import { payoutActions, payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import type { ListedPayout } from '@rahba/contract/money/payouts/payouts'
import { bulkPayouts, exportPayouts } from '@rahba/contract/money/payouts/payouts.calls'
import { IconBuildingBank } from '@tabler/icons-react'
import { useCall, useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { Code, Localized, Ltr, None, UserText } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { List } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { Money } from '../../../kit/show/money.tsx'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { PayoutState } from '../../../money/payout-state.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { changedByPayout } from './invalidated-calls.ts'
import { payoutsList, runPayoutsList } from './lists.ts'

function useColumns(): Column<ListedPayout>[] {
  const t = useText('admin/payouts')
  return [
    { key: 'number', label: t.number, main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'store', label: t.store, cell: (row) => <Localized text={row.store} lines={2} /> },
    { key: 'amount', label: t.amount, align: 'end', sort: 'amount', cell: (row) => <Money value={row.amount} bold /> },
    { key: 'bank', label: t.bank, cell: (row) => (row.bank ? <Localized text={row.bank} /> : <None />) },
    { key: 'iban_no', label: t.iban, cell: (row) => (row.iban_no ? <Ltr>{maskIban(row.iban_no)}</Ltr> : <None />) },
    { key: 'status', label: t.status, cell: (row) => <PayoutState status={row.status} /> },
    { key: 'created_at', label: t.requested, sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
    {
      key: 'holder',
      label: t.holder,
      hidden: true,
      cell: (row) => (row.bank_account_name ? <UserText>{row.bank_account_name}</UserText> : <None />),
    },
    { key: 'reference', label: t.reference, hidden: true, cell: (row) => (row.reference ? <Code>{row.reference}</Code> : <None />) },
    { key: 'run', label: t.run, hidden: true, cell: (row) => (row.run_number ? <Ltr>{row.run_number}</Ltr> : <None />) },
  ]
}

/** The payouts to all stores, or those of one file for the bank. */
export function PayoutsList({ run_id }: { run_id?: string }) {
  const t = useText('admin/payouts')
  const locale = useLocale()
  const mayRead = useCan('payments.index')
  const mayDecide = useCan('payments.update')
  const { name, call, options, input } = run_id ? runPayoutsList(run_id) : { ...payoutsList, input: { query: {} } }
  const state = useListState(options)
  const list = { ...state, query: { ...state.query, ...input.query } }
  const query = useCall(call, { query: list.query })
  const approve = useSend(bulkPayouts, { invalidates: changedByPayout })
  return (
    <List
      name={name}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.search}
      {...(mayRead ? { exports: exportPayouts, rowHref: (row: ListedPayout) => `/dashboard/payments/${row.id}` } : {})}
      filters={[
        { key: 'status', label: t.status, kind: 'choice', choices: payoutStatuses, multiple: true },
        { key: 'store_id', label: t.store, kind: 'reference', to: '/admin/stores' },
        { key: 'from', label: t.from, kind: 'date' },
        { key: 'to', label: t.to, kind: 'date' },
      ]}
      bulk={
        mayDecide && !run_id
          ? [
              {
                key: 'approve',
                label: payoutActions.approve[locale],
                unfit: (row: ListedPayout) => row.status !== 'requested',
                run: async (ids: string[]) => (await approve.sendAsync({ body: { action: 'approve', ids: [...ids] } })).results,
              },
            ]
          : []
      }
      rowName={(row) => t.one(row.number)}
      empty={{ ...t.empty, icon: <IconBuildingBank size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
