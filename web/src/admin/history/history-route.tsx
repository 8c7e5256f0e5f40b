import { Stack, Text } from '@mantine/core'
import { type Bilingual, inLocale } from '@rahba/contract/kernel/locale'
import { type HistoryRow, listHistory, listHistoryActions } from '@rahba/contract/statistics/audit'
import { lazy } from 'react'
import { useCall } from '../../api/queries.ts'
import { DateTime } from '../../kit/date-time.tsx'
import { Ltr, None } from '../../kit/direction.tsx'
import { LocalLink } from '../../kit/link.tsx'
import type { Column } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { changesColumn } from '../../resource/changes-column.tsx'
import { useActionName } from '../../resource/history.tsx'
import type { LoadContext } from '../../shell/call-api.ts'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { pageOfRecord, resourceOfKind } from './records.ts'

export const handle: RouteHandle = { text: ['admin/history', 'kit'] }

export async function loader({ context }: { context: LoadContext }) {
  await requirePermission(context, 'admins.index')
  return null
}

const Changes = lazy(() => import('./changes.tsx'))

/** What a kind of record is called. */
function useKindName(): (entity: string) => string {
  const { kinds } = useText('admin/history')
  const locale = useLocale()
  return (entity) => {
    const resource = resourceOfKind(entity)
    return kinds[entity] ?? (resource ? inLocale(resource.labels.one, locale) : entity)
  }
}

function RecordCell({ row }: { row: HistoryRow }) {
  const locale = useLocale()
  const kindName = useKindName()
  const page = pageOfRecord(row)
  const name = row.record === null ? null : <bdi>{typeof row.record === 'string' ? row.record : inLocale(row.record, locale)}</bdi>
  const said = (
    <>
      {kindName(row.entity)}
      {name && <> {name}</>}
    </>
  )
  return page ? <LocalLink to={page}>{said}</LocalLink> : said
}

/** `/dashboard/history`: everything that was done, by whom, to which record, from where. */
export default function HistoryRoute() {
  const { screen: t, actors } = useText('admin/history')
  const actionName = useActionName()
  const kindName = useKindName()
  const list = useListState({ defaultSort: '-at', filters: ['entity', 'action', 'actor_type', 'actor_id', 'from', 'to'] })
  const query = useCall(listHistory, { query: list.query })
  const choices = useCall(listHistoryActions, {}, { silent: true, staleTime: 300_000 })
  const both = (text: string): Bilingual => ({ ar: text, en: text })
  const named = (keys: readonly string[], name: (key: string) => string) => Object.fromEntries(keys.map((key) => [key, both(name(key))]))
  const inKind = (action: string) => `${kindName(action.split('.')[0] ?? '')}: ${actionName(action)}`
  const columns: Column<HistoryRow>[] = [
    { key: 'at', label: t.at, sort: 'at', width: 170, cell: (row) => <DateTime value={row.at} style="dateTime" /> },
    {
      key: 'who',
      label: t.who,
      cell: (row) => (
        <Stack gap={0}>
          <span>{row.actor_name ? <bdi>{row.actor_name}</bdi> : actors[row.actor_type]}</span>
          {row.actor_name && (
            <Text size="xs" c="dimmed">
              {actors[row.actor_type]}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'action', label: t.action, main: true, cell: (row) => actionName(row.action) },
    { key: 'record', label: t.record, cell: (row) => <RecordCell row={row} /> },
    changesColumn(t.changes, Changes),
    { key: 'ip', label: t.ip, cell: (row) => (row.ip ? <Ltr>{row.ip}</Ltr> : <None />) },
  ]
  const filters: Filter[] = [
    { key: 'entity', label: t.kind, kind: 'choice', choices: named(choices.data?.entities ?? [], kindName) },
    { key: 'action', label: t.action, kind: 'choice', choices: named(choices.data?.actions ?? [], inKind) },
    {
      key: 'actor_type',
      label: t.actorType,
      kind: 'choice',
      multiple: true,
      choices: named(Object.keys(actors), (key) => actors[key as keyof typeof actors]),
    },
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
      search={false}
      rowName={(row) => actionName(row.action)}
      empty={{ title: t.empty, body: t.emptyHint }}
    />
  )
}
