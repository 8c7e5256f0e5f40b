import { Stack, Text } from '@mantine/core'
import { actorTypeNames } from '@rahba/contract/history/audited'
import type { HistoryRow } from '@rahba/contract/history/history'
import { exportHistory, listHistory, listHistoryActions } from '@rahba/contract/history/history.calls'
import { historyLabels } from '@rahba/contract/history/history-labels'
import { type Bilingual, inLocale } from '@rahba/contract/kernel/locale'
import { useCall } from '../../api/queries.ts'
import { Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { changesColumn } from '../../resource/changes-column.tsx'
import type { LoadContext } from '../../shell/request/call-api.ts'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { pageOfRecord, resourceOfKind } from './records.ts'
import { getWords } from './words.ts'

export const handle: RouteHandle = { text: ['admin/history', 'kit'] }

const place = { defaultSort: '-at', filters: ['entity', 'action', 'actor_type', 'actor_id', 'from', 'to'] }

export async function loader({ context, request }: { context: LoadContext; request: Request }) {
  await requirePermission(context, 'admins.index')
  return readList(context, request, { name: 'admin-history', call: listHistory, options: place }, pageRead(listHistoryActions, {}))
}

/** Returns a function that names a kind of record. */
function useKindName(): (entity: string) => string {
  const t = useText('admin/history')
  const locale = useLocale()
  return (entity) => {
    const resource = resourceOfKind(entity)
    return t.kindName(entity) ?? (resource ? inLocale(resource.labels.one, locale) : entity)
  }
}

function RecordCell({ row }: { row: HistoryRow }) {
  const locale = useLocale()
  const kindName = useKindName()
  const page = pageOfRecord(row)
  const name =
    row.record === null ? null : <UserText>{typeof row.record === 'string' ? row.record : inLocale(row.record, locale)}</UserText>
  const title = (
    <>
      {kindName(row.entity)}
      {name && <> {name}</>}
    </>
  )
  return page ? <LocalLink to={page}>{title}</LocalLink> : title
}

/** `/dashboard/history`: everything that was done, by whom, to which record, from where. */
export default function HistoryRoute() {
  const { screen: t, actionName } = useText('admin/history')
  const locale = useLocale()
  const label = (key: keyof typeof historyLabels) => historyLabels[key][locale]
  const actorType = (row: HistoryRow) => inLocale(actorTypeNames[row.actor_type], locale)
  const kindName = useKindName()
  const list = useListState(place)
  const query = useCall(listHistory, { query: list.query })
  const choices = useCall(listHistoryActions, {}, { silent: true, staleTime: 300_000 })
  const both = (text: string): Bilingual => ({ ar: text, en: text })
  const named = (keys: readonly string[], name: (key: string) => string) => Object.fromEntries(keys.map((key) => [key, both(name(key))]))
  const inKind = (action: string) => `${kindName(action.split('.')[0] ?? '')}: ${actionName(action)}`
  const columns: Column<HistoryRow>[] = [
    { key: 'at', label: label('at'), sort: 'at', width: 170, cell: (row) => <DateTime value={row.at} style="dateTime" /> },
    {
      key: 'who',
      label: label('actor'),
      cell: (row) => (
        <Stack gap={0}>
          <span>{row.actor_name ? <UserText>{row.actor_name}</UserText> : actorType(row)}</span>
          {row.actor_name && (
            <Text size="xs" c="dimmed">
              {actorType(row)}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'action', label: label('action'), main: true, cell: (row) => actionName(row.action) },
    { key: 'record', label: label('record'), cell: (row) => <RecordCell row={row} /> },
    changesColumn(t.changes, ({ entity }) => getWords(entity)),
    { key: 'ip', label: label('ip'), cell: (row) => (row.ip ? <Ltr>{row.ip}</Ltr> : <None />) },
    {
      key: 'request_id',
      label: label('request_id'),
      hidden: true,
      cell: (row) => (row.request_id ? <Ltr>{row.request_id}</Ltr> : <None />),
    },
  ]
  const filters: Filter[] = [
    { key: 'entity', label: label('entity'), kind: 'choice', choices: named(choices.data?.entities ?? [], kindName) },
    { key: 'action', label: label('action'), kind: 'choice', choices: named(choices.data?.actions ?? [], inKind) },
    { key: 'actor_type', label: label('actor_type'), kind: 'choice', multiple: true, choices: actorTypeNames },
    { key: 'actor_id', label: t.admin, kind: 'reference', to: '/admin/admins' },
    { key: 'from', label: t.from, kind: 'date' },
    { key: 'to', label: t.to, kind: 'date' },
  ]
  return (
    <ListPage
      name="admin-history"
      title={t.title}
      list={list}
      query={query}
      columns={columns}
      filters={filters}
      search={t.search}
      exports={exportHistory}
      rowName={(row) => actionName(row.action)}
      empty={{ title: t.empty, body: t.emptyHint }}
    />
  )
}
