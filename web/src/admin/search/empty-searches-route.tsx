import { Text } from '@mantine/core'
import { emptySearchLabels } from '@rahba/contract/search/empty-search-labels'
import type { EmptySearch } from '@rahba/contract/search/empty-searches'
import { listEmptySearches, removeEmptySearch } from '@rahba/contract/search/empty-searches.calls'
import { emptySearchesPage } from '@rahba/contract/search/search-pages'
import { lazy, Suspense, useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { Ltr, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { RelativeTime } from '../../kit/show/relative-time.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/empty-searches-route'

export const handle: RouteHandle = { text: ['kit', 'admin/search'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'products.index')
  return readList(context, request, { name: 'empty-searches', call: listEmptySearches, options: emptySearchesPage })
}

function useColumns(): Column<EmptySearch>[] {
  const t = useText('admin/search')
  const locale = useLocale()
  const label = (key: keyof typeof emptySearchLabels) => emptySearchLabels[key][locale]
  return [
    { key: 'query', label: label('query'), main: true, cell: (row) => <UserText>{row.query}</UserText> },
    { key: 'times', label: label('times'), sort: 'times', align: 'end', cell: (row) => <Ltr>{row.times}</Ltr> },
    {
      key: 'corrected',
      label: label('corrected'),
      cell: (row) =>
        row.corrected ? (
          <UserText>{row.corrected}</UserText>
        ) : (
          <Text span size="sm" c="dimmed">
            {t.none}
          </Text>
        ),
    },
    { key: 'updated_at', label: label('updated_at'), sort: 'updated_at', cell: (row) => <RelativeTime value={row.updated_at} /> },
  ]
}

const LinkDialog = lazy(() => import('./link-dialog.tsx'))

/** `/dashboard/empty-searches`: what shoppers searched for and did not find. */
export default function EmptySearchesRoute() {
  const t = useText('admin/search')
  const list = useListState(emptySearchesPage)
  const query = useCall(listEmptySearches, { query: list.query })
  const mayUpdate = useCan('products.update')
  const [linking, setLinking] = useState<EmptySearch | null>(null)
  const remove = useSend(removeEmptySearch, { invalidates: [listEmptySearches], message: t.removed })
  return (
    <>
      <ListPage
        name="empty-searches"
        title={t.title}
        action={
          <LinkButton to="/dashboard/synonyms" variant="default">
            {t.synonyms}
          </LinkButton>
        }
        above={
          <Text size="sm" c="dimmed" px={12} pt={10}>
            {t.lead}
          </Text>
        }
        list={list}
        query={query}
        columns={useColumns()}
        search={t.search}
        rowName={(row) => row.query}
        {...(mayUpdate && {
          rowActions: (row: EmptySearch) => [
            { key: 'link', label: t.link, onClick: () => setLinking(row) },
            { key: 'remove', label: t.remove, tone: 'danger' as const, onClick: () => remove.send({ params: { id: row.id } }) },
          ],
        })}
        empty={t.empty}
      />
      {linking && (
        <Suspense fallback={null}>
          <LinkDialog key={linking.id} search={linking} close={() => setLinking(null)} />
        </Suspense>
      )}
    </>
  )
}
