import { fieldLabel } from '@rahba/contract/kernel/labels'
import { deletedShopper, userLabels } from '@rahba/contract/shoppers/user-labels'
import { usersPage } from '@rahba/contract/shoppers/user-pages'
import type { UserRow } from '@rahba/contract/shoppers/users'
import { exportUsers, listUsers } from '@rahba/contract/shoppers/users.calls'
import { IconPlus } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Phone } from '../../kit/show/phone.tsx'
import { RelativeTime } from '../../kit/show/relative-time.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/users-route'
import { useBulkBlock } from './use-bulk-block.tsx'
import { useUserName } from './use-user-name.ts'
import { UserState } from './user-state.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/users'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'users.index')
  return readList(context, request, { name: 'admin-users', call: listUsers, options: usersPage })
}

function useColumns(): Column<UserRow>[] {
  const t = useText('admin/users')
  const locale = useLocale()
  const label = (key: string) => fieldLabel([key], locale, userLabels)
  return [
    { key: 'avatar', label: t.avatar, width: 56, hidden: true, cell: (row) => <Thumb id={row.avatar} round /> },
    {
      key: 'name',
      label: label('name'),
      main: true,
      cell: (row) =>
        row.deleted_at ? <Localized text={deletedShopper} lines={1} /> : row.name ? <UserText lines={1}>{row.name}</UserText> : t.nameless,
    },
    { key: 'phone', label: label('phone'), sort: 'phone', cell: (row) => <Phone value={row.phone} /> },
    { key: 'email', label: label('email'), cell: (row) => (row.email ? <Ltr>{row.email}</Ltr> : <None />) },
    { key: 'city', label: label('city'), cell: (row) => (row.city ? <Localized text={row.city.title} /> : <None />) },
    { key: 'orders_count', label: label('orders_count'), align: 'end', cell: (row) => <Ltr>{row.orders_count}</Ltr> },
    { key: 'wallet', label: label('wallet'), align: 'end', cell: (row) => <Money value={row.wallet} /> },
    { key: 'active', label: label('active'), cell: (row) => <UserState user={row} /> },
    {
      key: 'last_seen_at',
      label: label('last_seen_at'),
      hidden: true,
      cell: (row) => (row.last_seen_at ? <RelativeTime value={row.last_seen_at} /> : <None />),
    },
    {
      key: 'created_at',
      label: label('registered_at'),
      sort: 'created_at',
      cell: (row) => <DateTime value={row.created_at} style="date" />,
    },
  ]
}

/** `/dashboard/users`: the shoppers. */
export default function UsersRoute() {
  const t = useText('admin/users')
  const locale = useLocale()
  const label = (key: string) => fieldLabel([key], locale, userLabels)
  const list = useListState(usersPage)
  const bulk = useBulkBlock()
  const mayUpdate = useCan('users.update')
  const add = useCan('users.create') && (
    <LinkButton to="/dashboard/users/create" leftSection={<IconPlus size={16} />}>
      {t.add}
    </LinkButton>
  )
  return (
    <>
      <ListPage
        name="admin-users"
        title={t.title}
        action={add}
        list={list}
        query={useCall(listUsers, { query: list.query })}
        columns={useColumns()}
        filters={[
          { key: 'active', label: label('active'), kind: 'flag' },
          { key: 'deleted', label: label('deleted'), kind: 'flag' },
          { key: 'city_id', label: label('city'), kind: 'reference', to: '/admin/locations/cities' },
          { key: 'has_orders', label: label('has_orders'), kind: 'flag' },
          { key: 'registered_from', label: label('registered_from'), kind: 'date' },
          { key: 'registered_to', label: label('registered_to'), kind: 'date' },
        ]}
        search={t.search}
        exports={exportUsers}
        bulk={mayUpdate ? bulk.actions : []}
        rowName={useUserName()}
        rowHref={(row) => `/dashboard/users/${row.id}`}
        empty={{ ...t.empty, action: add }}
      />
      {bulk.dialog}
    </>
  )
}
