import { pictureReasonKey } from '@rahba/contract/catalog/import/import-labels'
import type { CheckedRow, ImportCounts, ImportDetail, OutcomeCounts, RowOutcome } from '@rahba/contract/catalog/import/product-imports'
import { listImportReasons, listImportRows } from '@rahba/contract/catalog/import/product-imports.calls'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { EmptyState, ErrorState } from '../../kit/feedback/states.tsx'
import { Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { DataTable } from '../../kit/list/data-table.tsx'
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Panel } from '../../kit/show/panel.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './imports.module.css'
import { GeneralNotes, RowReasons } from './row-reasons.tsx'

type Row = CheckedRow & { id: string }

/** A product is shown at its first row; its other rows are below it, set in where the first is on the page too. */
function Name({ row, rows }: { row: Row; rows: readonly CheckedRow[] }) {
  if (!row.name) return <None />
  return (
    <span className={classes.part} data-part={rows.some(({ row: first }) => first === row.part_of)}>
      <UserText lines={2}>{row.name}</UserText>
    </span>
  )
}

function Problems({ row }: { row: Row }) {
  const { rows: t } = useText('portal/imports')
  if (row.errors.length === 0) return <None />
  return (
    <ul className={classes.problems}>
      {row.errors.map(({ error, value, warning }) => (
        <li key={error} data-warning={warning}>
          {warning ? t.warning(error) : error}
          {value && (
            <span className={classes.value}>
              {' · '}
              <UserText>{value}</UserText>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface Tab {
  key: keyof OutcomeCounts | 'warned'
  outcomes: readonly RowOutcome[]
  count: number
}

/** The rows that are taken although something is to be looked at. */
export const warnedTab = ({ warned }: ImportCounts): Tab => ({ key: 'warned', outcomes: [], count: warned })

/** The place of the rows on the page. */
export const importRowsId = 'import-rows'

const every = 'every'
const own = 'own'

/** The reasons of the rows of a tab, and which of its rows are shown: those of a chosen reason, else those that have a fault of their own. */
function useReasons(job: ImportDetail, open: Tab | undefined) {
  const { rows: t } = useText('portal/imports')
  const [params, setParams] = useSearchParams()
  const { data } = useCall(listImportReasons, { params: { id: job.id } })
  const isRefused = open?.key === 'refused' || open?.key === 'failed'
  const all = data?.data ?? []
  const reasons = all.filter(({ general, warning }) => !general && (isRefused ? !warning : open?.key === 'warned' && warning))
  const count = open?.count ?? 0
  const choices =
    isRefused && data && data.own > 0 && data.own < count
      ? [
          { key: own, label: t.own, count: t.count(data.own) },
          { key: every, label: t.every, count: t.count(count) },
        ]
      : []
  const named = params.get('reason')
  const usual = choices.length > 0 ? own : every
  const shown = named === every || reasons.some(({ key }) => key === named) ? (named ?? usual) : usual
  const show = (key: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        // A second press of a reason takes it back.
        if (key === usual || key === shown) next.delete('reason')
        else next.set('reason', key)
        next.delete('page')
        return next
      },
      { preventScrollReset: true },
    )
  return {
    all,
    // Failed pictures are counted even where nothing else is noted.
    isUseful: choices.length > 0 || reasons.length > 1 || reasons.some(({ key }) => key === pictureReasonKey),
    query: shown === own ? { own: true } : shown === every ? {} : { reason: shown },
    props: { choices, reasons, shown, show },
  }
}

/** The rows of a file by what became of them, product by product, the refused ones with the reason for each cell. */
export function ImportRows({ job, tabs }: { job: ImportDetail; tabs: readonly Tab[] }) {
  const { rows: t, counts: names } = useText('portal/imports')
  const locale = useLocale()
  const list = useListState({ defaultSort: 'row' })
  const named = useSearchParams()[0].get('outcome')
  const open = tabs.find(({ key }) => key === named) ?? tabs[0]
  const isRefused = open?.key === 'refused' || open?.key === 'failed'
  const summary = useReasons(job, open)
  const query = useCall(listImportRows, {
    params: { id: job.id },
    query: {
      page: list.page,
      per_page: list.per_page,
      outcome: open?.outcomes ?? [],
      ...(open?.key === 'warned' ? { warned: true } : {}),
      ...summary.query,
    },
  })
  const columns: Column<Row>[] = [
    { key: 'row', label: t.row, width: 72, cell: (row) => <Ltr>{row.row}</Ltr> },
    { key: 'name', label: t.name, main: true, cell: (row) => <Name row={row} rows={query.data?.data ?? []} /> },
    ...(query.data?.data.some(({ variant }) => variant !== '')
      ? [{ key: 'variant', label: t.variant, cell: (row: Row) => (row.variant ? <UserText lines={2}>{row.variant}</UserText> : <None />) }]
      : []),
    ...(query.data?.data.some(({ errors }) => errors.length > 0)
      ? [{ key: 'problems', label: isRefused ? t.reasons : t.problems, cell: (row: Row) => <Problems row={row} /> }]
      : []),
  ]
  const body = () => {
    if (query.error && !query.data) return <ErrorState error={query.error} retry={() => void query.refetch()} />
    if (!query.data) return <ListSkeleton columns={3} />
    if (query.data.data.length === 0) return <EmptyState title={t.none} body={t.noneBody} />
    return (
      <>
        <DataTable
          rows={query.data.data.map((row) => ({ ...row, id: String(row.row) }))}
          columns={columns}
          rowName={(row) => [row.name || String(row.row), row.variant].filter(Boolean).join(' ')}
          {...(job.state === 'done' && open?.key !== 'failed' ? { rowHref: (row: Row) => `/store/products/${row.product_id}/edit` } : {})}
          stale={query.isPlaceholderData}
        />
        <div className={classes.foot}>
          <Pager meta={query.data.meta} rows={query.data.data.length} list={list} />
        </div>
      </>
    )
  }
  return (
    <Panel flush>
      <span id={importRowsId} />
      <UrlTabs
        param="outcome"
        aria-label={t.label}
        tabs={tabs.map(({ key, count }) => ({ key, label: `${names[key]} (${formatNumber(count, locale)})` }))}
      />
      <GeneralNotes reasons={summary.all} />
      {summary.isUseful && <RowReasons {...summary.props} />}
      {body()}
    </Panel>
  )
}
