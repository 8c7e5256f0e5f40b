import { broadcastLabels } from '@rahba/contract/broadcasts/broadcast-labels'
import type { BroadcastRow } from '@rahba/contract/broadcasts/broadcast-shapes'
import { broadcastActions, broadcastAudiences, broadcastChannels, broadcastStatuses } from '@rahba/contract/broadcasts/broadcast-states'
import { exportBroadcasts, listBroadcasts } from '@rahba/contract/broadcasts/broadcasts.calls'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import { IconBan, IconPencil, IconPlayerPlay, IconPlus, IconSend, IconTrash } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column, RowAction } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/broadcasts-route'
import { BroadcastState } from './broadcast-state.tsx'
import { useBroadcastSteps } from './use-broadcast-steps.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/broadcasts'] }

const place = { defaultSort: '-created_at', filters: ['status', 'audience'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.update')
  return readList(context, request, { name: 'broadcasts', call: listBroadcasts, options: place })
}

const base = '/dashboard/notification-stores'
const iconSize = 16

function useColumns(): Column<BroadcastRow>[] {
  const t = useText('admin/broadcasts')
  const locale = useLocale()
  const label = (key: keyof typeof broadcastLabels) => broadcastLabels[key][locale]
  const count = (value: number) => <Ltr>{formatNumber(value, locale)}</Ltr>
  return [
    { key: 'title', label: label('title'), main: true, cell: (row) => <Localized text={row.title} /> },
    {
      key: 'audience',
      label: label('audience'),
      cell: (row) => (
        <>
          <Localized text={broadcastAudiences[row.audience]} />
          {row.chosen > 0 && <> ({count(row.chosen)})</>}
        </>
      ),
    },
    {
      key: 'channels',
      label: label('channels'),
      cell: (row) => row.channels.map((channel) => broadcastChannels[channel][locale]).join(comma[locale]),
    },
    { key: 'status', label: label('status'), cell: (row) => <BroadcastState status={row.status} /> },
    {
      key: 'sent_at',
      label: label('sent_at'),
      sort: 'sent_at',
      cell: (row) => (row.sent_at ? <DateTime value={row.sent_at} /> : <None />),
    },
    { key: 'reached', label: label('reached'), align: 'end', sort: 'reached', cell: (row) => count(row.reached) },
    { key: 'read', label: label('read'), align: 'end', sort: 'read', cell: (row) => count(row.read) },
    {
      key: 'scheduled_at',
      label: label('scheduled_at'),
      sort: 'scheduled_at',
      hidden: true,
      cell: (row) => (row.scheduled_at ? <DateTime value={row.scheduled_at} /> : <None />),
    },
    { key: 'mailed', label: label('mailed'), align: 'end', hidden: true, cell: (row) => count(row.mailed) },
    { key: 'pushed', label: label('pushed'), align: 'end', hidden: true, cell: (row) => count(row.pushed) },
    {
      key: 'created_by',
      label: t.writtenBy,
      hidden: true,
      cell: (row) => (row.created_by ? <UserText>{row.created_by}</UserText> : <None />),
    },
  ]
}

/** `/dashboard/notification-stores` */
export default function BroadcastsRoute() {
  const t = useText('admin/broadcasts')
  const common = useText('common')
  const locale = useLocale()
  const list = useListState(place)
  const query = useCall(listBroadcasts, { query: list.query })
  const steps = useBroadcastSteps()
  const add = (
    <LinkButton to={`${base}/create`} leftSection={<IconPlus size={iconSize} aria-hidden="true" />}>
      {t.create}
    </LinkButton>
  )
  const rowActions = (row: BroadcastRow): RowAction[] => [
    ...(isAllowed(broadcastActions, 'update', row.status)
      ? [{ key: 'edit', label: common.actions.edit, icon: <IconPencil size={iconSize} />, href: `${base}/${row.id}/edit` as const }]
      : []),
    ...(isAllowed(broadcastActions, 'send', row.status)
      ? [{ key: 'send', label: t.send, icon: <IconSend size={iconSize} />, onClick: () => steps.ask('send', row.id) }]
      : []),
    ...(isAllowed(broadcastActions, 'resume', row.status)
      ? [{ key: 'resume', label: t.resume, icon: <IconPlayerPlay size={iconSize} />, onClick: () => steps.ask('resume', row.id) }]
      : []),
    ...(isAllowed(broadcastActions, 'cancel', row.status)
      ? [
          {
            key: 'cancel',
            label: t.cancelTitle.replace(/[؟?]$/, ''),
            icon: <IconBan size={iconSize} />,
            tone: 'danger' as const,
            onClick: () => steps.ask('cancel', row.id),
          },
        ]
      : []),
    ...(isAllowed(broadcastActions, 'remove', row.status)
      ? [
          {
            key: 'delete',
            label: common.actions.delete,
            icon: <IconTrash size={iconSize} />,
            tone: 'danger' as const,
            onClick: () => steps.ask('remove', row.id),
          },
        ]
      : []),
  ]
  return (
    <>
      <ListPage
        name="broadcasts"
        title={t.title}
        action={add}
        list={list}
        query={query}
        columns={useColumns()}
        filters={[
          { key: 'status', label: broadcastLabels.status[locale], kind: 'choice', choices: broadcastStatuses, multiple: true },
          { key: 'audience', label: broadcastLabels.audience[locale], kind: 'choice', choices: broadcastAudiences, multiple: true },
        ]}
        search={t.search}
        exports={exportBroadcasts}
        rowName={(row) => inLocale(row.title, locale)}
        rowHref={(row) => `${base}/${row.id}`}
        rowActions={rowActions}
        empty={{ ...t.empty, action: add }}
      />
      {steps.dialog}
    </>
  )
}
