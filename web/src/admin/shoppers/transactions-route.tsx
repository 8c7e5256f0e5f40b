import { readUserAddress } from '@rahba/contract/shoppers/user-addresses.calls'
import { readAdminUser } from '@rahba/contract/shoppers/users.calls'
import { useCall } from '../../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { pageRead, readRecord } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/transactions-route'
import { addressTransactionsList, transactionsList } from './tab-reads.ts'
import { Transactions } from './transactions.tsx'
import { useUserName } from './use-user-name.ts'

export const handle: RouteHandle = { text: ['kit', 'admin/users'] }

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'users.transactions')
  const { id, address } = params
  if (!address) return readRecord(context, readAdminUser, { params: { id } }, listReads(request, transactionsList(id)))
  const others = [pageRead(readAdminUser, { params: { id } }), ...listReads(request, addressTransactionsList(id, address))]
  return readRecord(context, readUserAddress, { params: { id, address_id: address } }, others)
}

/** `/dashboard/users/:id/transactions` and `/dashboard/users/:id/addresses/:address/transactions` */
export default function TransactionsRoute({ params }: Route.ComponentProps) {
  const { id } = params
  const address_id = 'address' in params ? params.address : undefined
  const t = useText('admin/users')
  const getName = useUserName()
  const user = useCall(readAdminUser, { params: { id } })
  const address = useCall(readUserAddress, { params: { id, address_id: address_id ?? '' } }, { enabled: Boolean(address_id), silent: true })
  if (user.error && !user.data) return <ErrorState error={user.error} retry={() => void user.refetch()} />
  if (!user.data || (address_id && address.isPending)) return <FactsSkeleton rows={6} />
  // A deleted address can no longer be read, but its orders can.
  const title = address_id ? t.transactions.ofAddress(address.data?.label ?? '—') : t.transactions.ofUser(getName(user.data))
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: t.title, to: '/dashboard/users' },
          { label: getName(user.data), to: `/dashboard/users/${id}` },
          ...(address_id && address.data
            ? [{ label: address.data.label, to: `/dashboard/users/${id}/addresses/${address_id}` as const }]
            : []),
        ]}
      />
      <Transactions user_id={id} {...(address_id ? { address_id } : {})} />
    </>
  )
}
