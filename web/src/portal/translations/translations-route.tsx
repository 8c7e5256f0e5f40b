import { Stack, Text } from '@mantine/core'
import { inLocale, localeNames } from '@rahba/contract/kernel/locale'
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

/** A record with its texts that wait, all written on one page. */
interface WaitingRecord extends Pick<TranslationGap, 'id' | 'kind' | 'name'> {
  place: PageAddress
  gaps: TranslationGap[]
}

/** Puts the texts of a record that are written on one page together, in the order of the list. */
function groupByRecord(gaps: readonly TranslationGap[]): WaitingRecord[] {
  const groups = Map.groupBy(gaps, (gap) => `${gap.record_id}:${getPlace(gap)}`)
  return [...groups].flatMap(([id, own]) => {
    const [first] = own
    return first ? [{ id, kind: first.kind, name: first.name, place: getPlace(first), gaps: own }] : []
  })
}

function useColumns(): Column<WaitingRecord>[] {
  const t = useText('portal/translations')
  const locale = useLocale()
  return [
    { key: 'record', label: t.record, main: true, cell: (row) => <Localized text={row.name} lines={2} /> },
    { key: 'kind', label: t.kind, cell: (row) => translatedKinds[row.kind][locale] },
    {
      key: 'fields',
      label: t.fields,
      cell: ({ gaps }) => (
        <Stack gap={2}>
          {gaps.map((gap) => (
            <StatusDot key={gap.id} tone={gap.state === 'missing' ? 'neutral' : 'waiting'}>
              {t.gap(translatedFields[gap.field][locale], t.sides[gap.side], gapStates[gap.state][locale])}
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
  const list = useListState({ defaultSort: 'state', defaultPerPage: 50, filters: ['side', 'state'] })
  const query = useCall(listTranslationGaps, { query: {} })
  const confirm = useSend(confirmTranslation, { invalidates: [listTranslationGaps], message: words.confirmed })
  const { rows = [], total = 0 } = query.data ?? {}
  const { page, per_page } = list
  const { side, state } = list.filters
  const records = groupByRecord(rows.filter((gap) => (!side || gap.side === side) && (!state || gap.state === state)))
  const before = (page - 1) * per_page
  const meta = { page, per_page, total: records.length, total_capped: false, next_cursor: null }
  const data = query.data && { data: records.slice(before, before + per_page), meta }
  return (
    <ListPage
      name={listName}
      title={t.title}
      list={list}
      query={{ ...query, data }}
      columns={useColumns()}
      search={false}
      filters={[
        { key: 'side', label: t.side, kind: 'choice', choices: localeNames },
        { key: 'state', label: t.state, kind: 'choice', choices: gapStates },
      ]}
      above={
        <Text size="sm" c="dimmed" p="md">
          {t.hint} {total > rows.length && t.more(total, rows.length)}
        </Text>
      }
      rowName={(row) => inLocale(row.name, locale)}
      rowHref={(row) => row.place}
      rowActions={({ gaps, place }) => [
        { key: 'write', label: gaps.some((gap) => gap.state === 'missing') ? t.write : t.review, href: place },
        ...gaps
          .filter((gap) => gap.state === 'stale')
          .map(({ id, kind, record_id, field, side: language }) => ({
            key: id,
            label: `${words.confirm}: ${t.text(translatedFields[field][locale], t.sides[language])}`,
            onClick: () => confirm.send({ body: { kind, record_id, field, side: language } }),
          })),
      ]}
      empty={t.empty}
    />
  )
}
