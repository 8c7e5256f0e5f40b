import { Alert, Button, Stack, Text } from '@mantine/core'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import type { Permission } from '@rahba/contract/kernel/permissions'
import { userLabels, userStates } from '@rahba/contract/shoppers/user-labels'
import type { AdminUser } from '@rahba/contract/shoppers/users'
import { blockUser, listUserNotes, listUsers, readAdminUser, unblockUser } from '@rahba/contract/shoppers/users.calls'
import { IconLock, IconLockOpen, IconPencil, IconUserX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Phone } from '../../kit/show/phone.tsx'
import { PropertyList } from '../../kit/show/property-list.tsx'
import { StatCard } from '../../kit/show/stat-card.tsx'
import { History } from '../../resource/history.tsx'
import { historyRead } from '../../resource/history-read.ts'
import { type PageRead, readRecord } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/user-route'
import { AddressesTab } from './addresses-tab.tsx'
import { DeleteUser } from './delete-user.tsx'
import { NotesTab } from './notes-tab.tsx'
import { OrdersTab } from './orders-tab.tsx'
import { addresses, notes, ordersList, transactionsList } from './tab-reads.ts'
import { Transactions } from './transactions.tsx'
import { useUserName } from './use-user-name.ts'
import { UserState } from './user-state.tsx'
import classes from './users.module.css'

export const handle: RouteHandle = { text: ['kit', 'orders', 'admin/users', 'admin/history'] }

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  const may = await requirePermission(context, 'users.index')
  const tabs: Record<string, readonly PageRead[]> = {
    orders: may('orders.index') ? listReads(request, ordersList(id)) : [],
    addresses: [addresses(id)],
    transactions: may('users.transactions') ? listReads(request, transactionsList(id)) : [],
    notes: [notes(id)],
    history: [historyRead('users', id)],
  }
  return readRecord(context, readAdminUser, { params: { id } }, tabs[new URL(request.url).searchParams.get('tab') ?? ''])
}

function Actions({ user }: { user: AdminUser }) {
  const t = useText('admin/users')
  const shared = { invalidates: [readAdminUser, listUsers, listUserNotes] }
  const block = useSend(blockUser, { ...shared, message: t.blocked })
  const unblock = useSend(unblockUser, { ...shared, message: t.unblocked })
  const params = { id: user.id }
  const mayUpdate = useCan('users.update')
  // A deleted account has no actions, and the page says so.
  if (!mayUpdate || user.deleted_at) return null
  return (
    <>
      {user.active ? (
        <ConfirmAction
          title={t.blockTitle}
          body={t.blockBody}
          confirmLabel={t.block}
          tone="danger"
          reason="required"
          onConfirm={(reason) => block.sendAsync({ params, body: { reason } })}
        >
          <Button variant="default" c="red" leftSection={<IconLock size={16} />}>
            {t.block}
          </Button>
        </ConfirmAction>
      ) : (
        <ConfirmAction title={t.unblockTitle} body={t.unblockBody} confirmLabel={t.unblock} onConfirm={() => unblock.sendAsync({ params })}>
          <Button variant="default" leftSection={<IconLockOpen size={16} />}>
            {t.unblock}
          </Button>
        </ConfirmAction>
      )}
      <LinkButton to={`/dashboard/users/${user.id}/edit`} leftSection={<IconPencil size={16} />}>
        {t.editShort}
      </LinkButton>
    </>
  )
}

function BlockedAlert({ block }: { block: NonNullable<AdminUser['block']> }) {
  const t = useText('admin/users')
  return (
    <Alert color="red" variant="light" icon={<IconLock size={18} />} title={t.blockReason}>
      {block.reason ? <UserText>{block.reason}</UserText> : <None />}
      <Text size="sm" c="dimmed" mt={4}>
        <UserText>{block.admin ?? t.notes.formerAdmin}</UserText>
        {' · '}
        <DateTime value={block.at} />
      </Text>
    </Alert>
  )
}

function Overview({ user }: { user: AdminUser }) {
  const t = useText('admin/users')
  const locale = useLocale()
  const label = (key: string) => fieldLabel([key], locale, userLabels)
  const { figures } = user
  const count = (n: number) => <Ltr>{formatNumber(n, locale)}</Ltr>
  return (
    <Stack gap="md">
      {user.deleted_at && (
        <Alert color="gray" variant="light" icon={<IconUserX size={18} />} title={t.deletedTitle}>
          {t.deletedHint} <DateTime value={user.deleted_at} />
        </Alert>
      )}
      {user.deletion_due_at && (
        <Alert color="yellow" variant="light" icon={<IconUserX size={18} />} title={t.deletionDueTitle}>
          {t.deletionDueHint} <DateTime value={user.deletion_due_at} />
        </Alert>
      )}
      {user.block && <BlockedAlert block={user.block} />}
      <div className={classes.stats}>
        <StatCard label={t.figures.spent} value={<Money value={figures.spent} />} hint={t.figures.spentHint} />
        <StatCard label={t.figures.wallet} value={<Money value={user.wallet} />} />
        <StatCard label={t.figures.open} value={count(figures.open)} />
        <StatCard label={t.figures.delivered} value={count(figures.delivered)} />
        <StatCard label={t.figures.cancelled} value={count(figures.cancelled)} />
      </div>
      <Panel title={t.facts}>
        <PropertyList
          items={[
            { label: label('name'), value: user.name && <UserText>{user.name}</UserText> },
            { label: label('phone'), value: user.phone && <Phone value={user.phone} /> },
            { label: label('email'), value: user.email && <Ltr>{user.email}</Ltr> },
            { label: label('city'), value: user.city && <Localized text={user.city.title} /> },
            { label: label('locale'), value: user.locale === 'ar' ? 'العربية' : 'English' },
            { label: label('registered_at'), value: <DateTime value={user.created_at} /> },
            { label: label('last_seen_at'), value: user.last_seen_at && <DateTime value={user.last_seen_at} /> },
          ]}
        />
      </Panel>
    </Stack>
  )
}

/** A part that needs a key of its own. */
function Behind({ any, children }: { any: Permission; children: ReactNode }) {
  const t = useText('admin/users')
  if (useCan(any)) return children
  return (
    <Text size="sm" c="dimmed">
      {t.noRight}
    </Text>
  )
}

const states = { true: userStates.active, false: userStates.blocked }

/** `/dashboard/users/:id` */
export default function UserRoute({ params }: Route.ComponentProps) {
  const t = useText('admin/users')
  const getName = useUserName()
  const read = useCall(readAdminUser, { params: { id: params.id } })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  const user = read.data
  if (!user || user.id !== params.id) return <FactsSkeleton rows={8} />
  return (
    <>
      <PageHeader
        title={getName(user)}
        breadcrumbs={[{ label: t.title, to: '/dashboard/users' }]}
        mark={<UserState user={user} />}
        actions={
          <>
            <Actions user={user} />
            <DeleteUser user={user} />
          </>
        }
      />
      <UrlTabs
        aria-label={t.tabsLabel}
        tabs={[
          { key: 'overview', label: t.tabs.overview, content: () => <Overview user={user} /> },
          {
            key: 'orders',
            label: t.tabs.orders,
            content: () => (
              <Behind any="orders.index">
                <OrdersTab user_id={user.id} />
              </Behind>
            ),
          },
          {
            key: 'addresses',
            label: t.tabs.addresses,
            content: () => <AddressesTab user_id={user.id} closed={user.deleted_at !== null} />,
          },
          {
            key: 'transactions',
            label: t.tabs.transactions,
            content: () => (
              <Behind any="users.transactions">
                <Transactions user_id={user.id} />
              </Behind>
            ),
          },
          {
            key: 'notes',
            label: t.tabs.notes,
            content: () => <NotesTab user_id={user.id} closed={user.deleted_at !== null} />,
          },
          {
            key: 'history',
            label: t.tabs.history,
            content: () => <History entity="users" id={user.id} labels={userLabels} choices={{ active: states }} />,
          },
        ]}
      />
    </>
  )
}
