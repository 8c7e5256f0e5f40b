import { Text } from '@mantine/core'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { hasMoved, transactionEvent, transactionKinds, transactionLabels } from '@rahba/contract/shoppers/transaction-kinds'
import type { UserTransaction } from '@rahba/contract/shoppers/user-transactions'
import { exportAddressTransactions, exportShopperTransactions } from '@rahba/contract/shoppers/user-transactions.calls'
import { useCall } from '../../api/queries.ts'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { ShopperPaymentState } from '../../orders/status.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { addressTransactionsList, transactionsList } from './tab-reads.ts'

function Amount({ row }: { row: UserTransaction }) {
  return hasMoved(row) ? (
    <Money value={row.amount} signed />
  ) : (
    <Text span size="sm" c="dimmed">
      (<Money value={Math.abs(row.amount)} />)
    </Text>
  )
}

function useColumns(): Column<UserTransaction>[] {
  const locale = useLocale()
  const label = (key: string) => fieldLabel([key], locale, transactionLabels)
  return [
    { key: 'at', label: label('at'), cell: (row) => <DateTime value={row.at} /> },
    {
      key: 'event',
      label: label('event'),
      main: true,
      cell: (row) => (
        <>
          <Localized text={transactionEvent(row)} />
          {row.note && (
            <Text size="xs" c="dimmed">
              <UserText>{row.note}</UserText>
            </Text>
          )}
        </>
      ),
    },
    { key: 'kind', label: label('kind'), cell: (row) => <Localized text={transactionKinds[row.kind]} /> },
    {
      key: 'order_number',
      label: label('order_number'),
      cell: (row) =>
        row.order_id && row.order_number ? (
          <LocalLink to={`/dashboard/orders/${row.order_id}`}>
            <Ltr>{row.order_number}</Ltr>
          </LocalLink>
        ) : (
          <None />
        ),
    },
    { key: 'store', label: label('store'), cell: (row) => <Localized text={row.store} lines={1} /> },
    {
      key: 'status',
      label: label('status'),
      cell: (row) => (row.status ? <ShopperPaymentState status={row.status} /> : <None />),
    },
    { key: 'amount', label: label('amount'), align: 'end', cell: (row) => <Amount row={row} /> },
  ]
}

/** All movements of a shopper's money, or those of the orders that went to one of their addresses. */
export function Transactions({ user_id, address_id }: { user_id: string; address_id?: string }) {
  const t = useText('admin/users').transactions
  const locale = useLocale()
  const label = (key: string) => fieldLabel([key], locale, transactionLabels)
  const { name, call, options, input } = transactionsList(user_id)
  const list = useListState(options)
  const all = useCall(call, { ...input, query: list.query }, { enabled: !address_id })
  const one = addressTransactionsList(user_id, address_id ?? '')
  const ofAddress = useCall(one.call, { ...one.input, query: list.query }, { enabled: Boolean(address_id) })
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t.hint}
      </Text>
      <List
        name={name}
        list={list}
        query={address_id ? ofAddress : all}
        columns={useColumns()}
        exports={address_id ? exportAddressTransactions : exportShopperTransactions}
        exportParams={address_id ? { id: user_id, address_id } : { id: user_id }}
        filters={[
          { key: 'kind', label: label('kind'), kind: 'choice', choices: transactionKinds },
          { key: 'from', label: label('from'), kind: 'date' },
          { key: 'to', label: label('to'), kind: 'date' },
        ]}
        rowName={(row) => String(row.order_number ?? row.id)}
        empty={t.empty}
      />
    </>
  )
}
