import { Stack, Text } from '@mantine/core'
import { inLocale, localeNames } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { gapStates, ownPages, translatedFields, translatedKinds } from '@rahba/contract/stores/translations/translated-kinds'
import type { TranslationGap, WaitingRecord } from '@rahba/contract/stores/translations/translations'
import { confirmTranslation, listTranslationGaps } from '@rahba/contract/stores/translations/translations.calls'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { Localized } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { getFieldHash } from './field-hash.ts'

export const handle: RouteHandle = { text: ['kit', 'portal/translations'] }

const listName = 'store-translations'
const options = { defaultSort: '', defaultPerPage: 50, filters: ['side', 'state', 'kind'] }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readList(context, request, { name: listName, call: listTranslationGaps, options })

const places: Record<WaitingRecord['kind'], (id: string) => PageAddress> = {
  products: (id) => `/store/products/${id}/edit`,
  shelves: () => '/store/categories',
  'additional-fields': (id) => `/store/additional-fields/${id}/edit`,
  branches: () => '/store/branches',
  stores: () => '/store/profile/store_info',
}

const pagesOfStore = { appearance: '/store/appearance', opening_times: '/store/profile/hours' } as const

/** The page on which a text is written, at its field. */
function getPlace({ kind, record_id }: WaitingRecord, { field, side }: TranslationGap): PageAddress {
  const own = kind === 'stores' ? ownPages[field] : undefined
  return `${own ? pagesOfStore[own] : places[kind](record_id)}#${getFieldHash(field, side)}` as PageAddress
}

/** The first text of each page on which texts of a record are written, those that are missing before those to review. */
const firstOfPages = ({ kind, gaps }: WaitingRecord): TranslationGap[] =>
  [...Map.groupBy(gaps, ({ field }) => (kind === 'stores' ? ownPages[field] : undefined)).values()].flatMap(([first]) => first ?? [])

function useColumns(): Column<WaitingRecord>[] {
  const t = useText('portal/translations')
  const { form } = useText('kit')
  const locale = useLocale()
  const ofState = { missing: form.missingSide, pending: t.pendingSide, stale: form.staleSide }
  return [
    { key: 'record', label: t.record, main: true, cell: (row) => <Localized text={row.name} lines={2} /> },
    { key: 'kind', label: t.kind, cell: (row) => translatedKinds[row.kind][locale] },
    {
      key: 'fields',
      label: t.fields,
      cell: ({ gaps }) => (
        <Stack gap={2}>
          {gaps.map((gap) => (
            <StatusDot key={`${gap.field} ${gap.side}`} tone={gap.state === 'missing' ? 'neutral' : 'waiting'}>
              {t.gap(translatedFields[gap.field][locale], ofState[gap.state][gap.side])}
            </StatusDot>
          ))}
        </Stack>
      ),
    },
  ]
}

/** `/store/translations`: what a translator has to do, a record a row. */
export default function TranslationsRoute() {
  const t = useText('portal/translations')
  const words = useText('kit').form.translate
  const locale = useLocale()
  const list = useListState(options)
  const query = useCall(listTranslationGaps, { query: list.query })
  const confirm = useSend(confirmTranslation, { invalidates: [listTranslationGaps], message: words.confirmed })
  const counts = query.data?.counts
  return (
    <ListPage
      name={listName}
      title={t.title}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.search}
      filters={[
        { key: 'side', label: t.side, kind: 'choice', choices: localeNames },
        { key: 'state', label: t.state, kind: 'choice', choices: gapStates },
        { key: 'kind', label: t.kind, kind: 'choice', choices: translatedKinds },
      ]}
      above={
        <Text size="sm" c="dimmed" p="md">
          {t.hint} {counts && t.counts(counts.missing, counts.stale)}
        </Text>
      }
      rowName={(row) => inLocale(row.name, locale)}
      rowHref={(row) => (row.gaps[0] ? getPlace(row, row.gaps[0]) : places[row.kind](row.record_id))}
      rowActions={(row) => [
        ...firstOfPages(row).map((gap, place) => ({
          key: `write ${gap.field}`,
          label: place === 0 ? t.ways[gap.state] : t.way(t.ways[gap.state], translatedFields[gap.field][locale]),
          href: getPlace(row, gap),
        })),
        ...row.gaps
          .filter((gap) => gap.state === 'stale')
          .map(({ field, side }) => ({
            key: `${field} ${side}`,
            label: `${words.confirm}: ${t.text(translatedFields[field][locale], t.sides[side])}`,
            onClick: () => confirm.send({ body: { kind: row.kind, record_id: row.record_id, field, side } }),
          })),
      ]}
      empty={t.empty}
    />
  )
}
