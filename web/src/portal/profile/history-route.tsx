import { historyLabels } from '@rahba/contract/history/history-labels'
import type { TeamHistoryRow } from '@rahba/contract/history/team-history'
import { exportTeamHistory, listTeamHistory } from '@rahba/contract/history/team-history.calls'
import { teamHistoryKinds } from '@rahba/contract/history/team-history-kinds'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { inLocale } from '@rahba/contract/kernel/locale'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { listTeam } from '@rahba/contract/stores/team/team.calls'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { DateTime } from '../../kit/show/date-time.tsx'
import { changesColumn } from '../../resource/changes-column.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { getWords } from '../history/words.ts'
import { useStore } from '../layout/use-store.ts'

export const handle: RouteHandle = { text: ['admin/history', 'store-team', 'kit'] }

const historyList = {
  name: 'store-history',
  call: listTeamHistory,
  options: { defaultSort: '-at', filters: ['actor_id', 'entity', 'from', 'to'] },
}

export const loader = ({ context, request }: LoaderFunctionArgs) => readList(context, request, historyList, pageRead(listTeam, {}))

const both = (text: string): Bilingual => ({ ar: text, en: text })

function RecordCell({ row }: { row: TeamHistoryRow }) {
  const { kindName } = useText('admin/history')
  const locale = useLocale()
  const name = row.record === null ? null : typeof row.record === 'string' ? row.record : inLocale(row.record, locale)
  return (
    <>
      {kindName(row.entity) ?? row.entity} {name && <UserText>{name}</UserText>}
    </>
  )
}

/** `/store/profile/history`: who of the team did what. */
export default function HistoryRoute() {
  const { screen: t, actionName, kindName } = useText('admin/history')
  const { history } = useText('store-team')
  const locale = useLocale()
  const label = (key: keyof typeof historyLabels) => historyLabels[key][locale]
  const { permissions } = useStore()
  const { name, call, options } = historyList
  const list = useListState(options)
  const query = useCall(call, { query: list.query })
  const team = useCall(listTeam, {}, { silent: true })
  const open = typedKeys(teamHistoryKinds).filter(
    // One's own account is listed with the team's members.
    (kind) => kind !== 'store-members' && permissions.includes(teamHistoryKinds[kind]),
  )
  const columns: Column<TeamHistoryRow>[] = [
    { key: 'at', label: label('at'), sort: 'at', width: 150, cell: (row) => <DateTime value={row.at} style="dateTime" /> },
    { key: 'who', label: label('actor'), cell: (row) => <UserText>{row.actor_name ?? history.removedMember}</UserText> },
    { key: 'action', label: label('action'), main: true, cell: (row) => actionName(row.action) },
    { key: 'record', label: label('record'), cell: (row) => <RecordCell row={row} /> },
    changesColumn(t.changes, ({ entity }) => getWords(entity)),
  ]
  const filters: Filter[] = [
    {
      key: 'actor_id',
      label: label('actor'),
      kind: 'choice',
      choices: Object.fromEntries((team.data ?? []).map(({ id, name }) => [id, both(name)])),
    },
    {
      key: 'entity',
      label: label('entity'),
      kind: 'choice',
      choices: Object.fromEntries(open.map((kind) => [kind, both(kindName(kind) ?? kind)])),
    },
    { key: 'from', label: t.from, kind: 'date' },
    { key: 'to', label: t.to, kind: 'date' },
  ]
  return (
    <List
      name={name}
      list={list}
      query={query}
      columns={columns}
      filters={filters}
      search={history.search}
      exports={exportTeamHistory}
      rowName={(row) => actionName(row.action)}
      empty={{ title: t.empty, body: history.emptyHint }}
    />
  )
}
