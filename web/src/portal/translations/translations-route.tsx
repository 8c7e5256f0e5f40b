import { Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { gapStates, translatedFields, translatedKinds } from '@rahba/contract/stores/translated-kinds'
import type { TranslationGap } from '@rahba/contract/stores/translations'
import { confirmTranslation, listTranslationGaps } from '@rahba/contract/stores/translations.calls'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { Localized } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { readAhead } from '../../shell/request/read-for-page.ts'
import { viewsRead } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['kit', 'portal/translations'] }

const listName = 'store-translations'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readAhead(context, [listTranslationGaps, { query: {} }] as const, viewsRead(request, listName))

const places: Record<TranslationGap['kind'], (id: string) => PageAddress> = {
  products: (id) => `/store/products/${id}/edit`,
  shelves: () => '/store/categories',
  'additional-fields': (id) => `/store/additional-fields/${id}/edit`,
  branches: () => '/store/branches',
  stores: () => '/store/profile/store_info',
}

const ownWords: readonly TranslationGap['field'][] = ['announcement', 'welcome_title', 'welcome_text']
const getPlace = ({ kind, record_id, field }: TranslationGap): PageAddress =>
  ownWords.includes(field) ? '/store/appearance' : places[kind](record_id)

function useColumns(): Column<TranslationGap>[] {
  const t = useText('portal/translations')
  const locale = useLocale()
  return [
    { key: 'record', label: t.record, main: true, cell: (row) => <Localized text={row.name} lines={2} /> },
    { key: 'kind', label: t.kind, cell: (row) => translatedKinds[row.kind][locale] },
    { key: 'field', label: t.field, cell: (row) => translatedFields[row.field][locale] },
    { key: 'side', label: t.side, cell: (row) => t.sides[row.side] },
    {
      key: 'state',
      label: t.state,
      cell: (row) => <StatusDot tone={row.state === 'missing' ? 'neutral' : 'waiting'}>{gapStates[row.state][locale]}</StatusDot>,
    },
  ]
}

/** `/store/translations`: what a translator has to do. */
export default function TranslationsRoute() {
  const t = useText('portal/translations')
  const words = useText('kit').form.translate
  const locale = useLocale()
  const list = useListState({ defaultSort: 'state', defaultPerPage: 100 })
  const query = useCall(listTranslationGaps, { query: {} })
  const confirm = useSend(confirmTranslation, { invalidates: [listTranslationGaps], message: words.confirmed })
  const { rows = [], total = 0 } = query.data ?? {}
  const { page, per_page } = list
  const before = (page - 1) * per_page
  const meta = { page, per_page, total: rows.length, total_capped: false, next_cursor: null }
  const data = query.data && { data: rows.slice(before, before + per_page), meta }
  return (
    <ListPage
      name={listName}
      title={t.title}
      list={list}
      query={{ ...query, data }}
      columns={useColumns()}
      search={false}
      above={
        <Text size="sm" c="dimmed" p="md">
          {t.hint} {total > rows.length && t.more(total, rows.length)}
        </Text>
      }
      rowName={(row) => inLocale(row.name, locale)}
      rowHref={getPlace}
      rowActions={(row) => [
        { key: 'write', label: row.state === 'missing' ? t.write : t.review, href: getPlace(row) },
        ...(row.state === 'stale'
          ? [
              {
                key: 'confirm',
                label: words.confirm,
                onClick: () => confirm.send({ body: { kind: row.kind, record_id: row.record_id, field: row.field, side: row.side } }),
              },
            ]
          : []),
      ]}
      empty={t.empty}
    />
  )
}
