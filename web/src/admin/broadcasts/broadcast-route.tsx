import { Alert, Button, Stack } from '@mantine/core'
import { broadcastLabels } from '@rahba/contract/broadcasts/broadcast-labels'
import type { BroadcastDetail, BroadcastRecipient } from '@rahba/contract/broadcasts/broadcast-shapes'
import { broadcastActions, broadcastAudiences, broadcastChannels, broadcastStatuses } from '@rahba/contract/broadcasts/broadcast-states'
import { exportBroadcastRecipients, listBroadcastRecipients, readBroadcast } from '@rahba/contract/broadcasts/broadcasts.calls'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { comma, inLocale, locales } from '@rahba/contract/kernel/locale'
import { rateText } from '@rahba/contract/kernel/percent'
import { IconAlertTriangle, IconBan, IconPencil, IconPlayerPlay, IconSend, IconTrash } from '@tabler/icons-react'
import { useNavigate, useParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { WaitingPage } from '../../kit/feedback/waiting-page.tsx'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Panel } from '../../kit/show/panel.tsx'
import { PropertyList } from '../../kit/show/property-list.tsx'
import { ReferencedNames } from '../../kit/show/referenced-names.tsx'
import { StatCard } from '../../kit/show/stat-card.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { History } from '../../resource/history.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/broadcast-route'
import { BroadcastState } from './broadcast-state.tsx'
import classes from './broadcasts.module.css'
import { useBroadcastSteps } from './use-broadcast-steps.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/broadcasts', 'admin/history'] }

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.update')
  return readRecord(context, readBroadcast, { params: { id } }, listReads(request, recipientsList(id)))
}

const recipientsList = (id: string) => ({
  name: 'broadcast-recipients',
  call: listBroadcastRecipients,
  options: { defaultSort: 'id', filters: ['is_read'] },
  input: { params: { id } },
})

const base = '/dashboard/notification-stores'
const iconSize = 16
/** While it goes out, its figures are asked again so often. */
const pollEvery = 2000

const historyWords = {
  labels: broadcastLabels,
  choices: { status: broadcastStatuses, audience: broadcastAudiences },
}

function Actions({ row }: { row: BroadcastDetail }) {
  const t = useText('admin/broadcasts')
  const common = useText('common')
  const navigate = useNavigate()
  const local = useLocalPath()
  const steps = useBroadcastSteps(() => void navigate(local(base)))
  const { id, status } = row
  return (
    <>
      {isAllowed(broadcastActions, 'remove', status) && (
        <Button variant="default" leftSection={<IconTrash size={iconSize} />} onClick={() => steps.ask('remove', id)}>
          {common.actions.delete}
        </Button>
      )}
      {isAllowed(broadcastActions, 'cancel', status) && (
        <Button variant="default" leftSection={<IconBan size={iconSize} />} onClick={() => steps.ask('cancel', id)}>
          {t.cancelTitle.replace(/[؟?]$/, '')}
        </Button>
      )}
      {isAllowed(broadcastActions, 'update', status) && (
        <LinkButton variant="default" to={`${base}/${id}/edit`} leftSection={<IconPencil size={iconSize} />}>
          {common.actions.edit}
        </LinkButton>
      )}
      {isAllowed(broadcastActions, 'resume', status) && (
        <Button leftSection={<IconPlayerPlay size={iconSize} />} onClick={() => steps.ask('resume', id)}>
          {t.resume}
        </Button>
      )}
      {isAllowed(broadcastActions, 'send', status) && (
        <Button leftSection={<IconSend size={iconSize} />} onClick={() => steps.ask('send', id)}>
          {t.send}
        </Button>
      )}
      {steps.dialog}
    </>
  )
}

function Facts({ row }: { row: BroadcastDetail }) {
  const t = useText('admin/broadcasts')
  const locale = useLocale()
  const label = (key: keyof typeof broadcastLabels) => broadcastLabels[key][locale]
  const moment = (value: string | null) => (value ? <DateTime value={value} /> : <None />)
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          { label: label('audience'), value: <Localized text={broadcastAudiences[row.audience]} /> },
          row.categories.length > 0 && { label: label('categories'), value: <ReferencedNames rows={row.categories} /> },
          row.cities.length > 0 && { label: label('cities'), value: <ReferencedNames rows={row.cities} /> },
          row.stores.length > 0 && { label: label('stores_id'), value: <ReferencedNames rows={row.stores} /> },
          {
            label: label('channels'),
            value: row.channels.map((channel) => broadcastChannels[channel][locale]).join(comma[locale]),
          },
          row.status === 'scheduled' && { label: t.goesOut, value: moment(row.scheduled_at) },
          row.sent_at !== null && { label: label('sent_at'), value: moment(row.sent_at) },
          row.finished_at !== null && { label: t.finished, value: moment(row.finished_at) },
          row.created_by !== null && { label: t.writtenBy, value: <UserText>{row.created_by}</UserText> },
        ]}
      />
    </Panel>
  )
}

function Figures({ row }: { row: BroadcastDetail }) {
  const locale = useLocale()
  const label = (key: keyof typeof broadcastLabels) => broadcastLabels[key][locale]
  const count = (value: number) => <Ltr>{formatNumber(value, locale)}</Ltr>
  return (
    <div className={classes.stats}>
      <StatCard label={label('reached')} value={count(row.reached)} />
      <StatCard
        label={label('read')}
        value={count(row.read)}
        hint={row.reached > 0 && <Ltr>{rateText(Math.round((row.read * 10_000) / row.reached))}</Ltr>}
      />
      {row.channels.includes('push') && <StatCard label={label('pushed')} value={count(row.pushed)} />}
      {row.channels.includes('email') && <StatCard label={label('mailed')} value={count(row.mailed)} />}
    </div>
  )
}

function Recipients({ row }: { row: BroadcastDetail }) {
  const t = useText('admin/broadcasts')
  const locale = useLocale()
  const { name, call, options, input } = recipientsList(row.id)
  const list = useListState(options)
  const query = useCall(call, { ...input, query: list.query }, row.status === 'sending' ? { refetchInterval: pollEvery } : {})
  const columns: Column<BroadcastRecipient>[] = [
    {
      key: 'store',
      label: t.store,
      main: true,
      cell: (one) => (
        <span className={classes.store}>
          <Thumb id={one.logo} alt="" width={28} round />
          <Localized text={one.store} />
        </span>
      ),
    },
    {
      key: 'is_read',
      label: t.isRead,
      cell: (one) => <StatusDot tone={one.is_read ? 'good' : 'neutral'}>{t.readStates[one.is_read ? 'true' : 'false']}</StatusDot>,
    },
    { key: 'read_at', label: t.readAt, cell: (one) => (one.read_at ? <DateTime value={one.read_at} /> : <None />) },
  ]
  return (
    <Panel title={t.recipients} flush>
      <List
        name={name}
        list={list}
        query={query}
        columns={columns}
        filters={[{ key: 'is_read', label: t.isRead, kind: 'flag' }]}
        search={t.searchStores}
        exports={exportBroadcastRecipients}
        exportParams={{ id: row.id }}
        rowName={(one) => inLocale(one.store, locale)}
        rowHref={(one) => `/dashboard/stores/${one.store_id}`}
        empty={t.noRecipients}
      />
    </Panel>
  )
}

/** `/dashboard/notification-stores/:id` */
export default function BroadcastRoute() {
  const { id = '' } = useParams()
  const t = useText('admin/broadcasts')
  const locale = useLocale()
  const read = useCall(readBroadcast, { params: { id } }, { silent: true })
  const row = read.data?.id === id ? read.data : undefined
  const moving =
    row?.status === 'sending' || (row?.status === 'scheduled' && row.scheduled_at !== null && Date.parse(row.scheduled_at) <= Date.now())
  // A second call beside the first one polls a broadcast until it has been sent.
  useCall(readBroadcast, { params: { id } }, { silent: true, enabled: moving, refetchInterval: pollEvery })
  const crumbs = [{ label: t.title, to: base }] as const
  if (!row) return <WaitingPage title={t.one} breadcrumbs={crumbs} read={read} />
  return (
    <>
      <PageHeader
        title={inLocale(row.title, locale)}
        breadcrumbs={crumbs}
        mark={<BroadcastState status={row.status} />}
        actions={<Actions row={row} />}
      />
      <Stack gap="md">
        {row.status === 'stalled' && (
          <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} aria-hidden="true" />}>
            {t.stalled(row.reached)}
          </Alert>
        )}
        {row.sent_at && <Figures row={row} />}
        <div className={classes.sides}>
          {locales.map((side) => (
            <Panel key={side} title={side === 'ar' ? t.arabic : t.english}>
              <div lang={side} dir={side === 'ar' ? 'rtl' : 'ltr'}>
                <p className={classes.title}>{row.title[side]}</p>
                <p className={classes.body}>{row.body[side]}</p>
              </div>
            </Panel>
          ))}
        </div>
        <Facts row={row} />
        {row.sent_at && <Recipients row={row} />}
        <History entity="broadcasts" id={id} {...historyWords} />
      </Stack>
    </>
  )
}
