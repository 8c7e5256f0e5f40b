import 'mantine-datatable/styles.css'
import { useDirection } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type DataTableColumn, type DataTableProps, DataTable as MantineDataTable } from 'mantine-datatable'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../text/use-text.ts'
import { useLocalPath } from '../link.tsx'
import type { Column, RowAction } from './columns.ts'
import classes from './list.module.css'
import { RowCards } from './row-cards.tsx'
import { RowMenu } from './row-menu.tsx'

const DragTable = lazy(() => import('./drag-table.tsx'))

export interface Identified {
  id: string
}

export interface DataTableOwnProps<Row extends Identified> {
  rows: Row[]
  columns: readonly Column<Row>[]
  /** What a row is called in labels: `select …`, `actions for …`. */
  rowName: (row: Row) => string
  /** Where a row leads; Enter and a click open it. */
  rowHref?: (row: Row) => string
  rowActions?: (row: Row) => readonly RowAction[]
  sort?: string
  onSort?: (sort: string) => void
  selected?: readonly string[]
  onSelect?: (ids: string[]) => void
  /** The rows shown belong to the question before this one. */
  stale?: boolean
  /** Given when rows may be dragged into another order. */
  onMove?: (from: number, to: number) => void
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('a,button,input,label,[role="menuitem"]') !== null

/** Moves the focus between rows with the arrows, Home and End; Enter opens, Space selects. */
function onRowKey(event: KeyboardEvent<HTMLTableRowElement>, open: () => void, toggle: (() => void) | undefined) {
  if (event.target !== event.currentTarget) return
  const row = event.currentTarget
  const siblings = row.parentElement?.children
  const to = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: siblings?.[0],
    End: siblings?.[siblings.length - 1],
  }[event.key]
  if (to instanceof HTMLElement) to.focus()
  else if (event.key === 'Enter') open()
  else if (event.key === ' ' && toggle) toggle()
  else return
  event.preventDefault()
}

/** The rows of a list: a table, or cards on phones. Sorting and paging belong to the caller (see ListPage). */
export function DataTable<Row extends Identified>(props: DataTableOwnProps<Row>) {
  const { rows, columns, rowName, rowHref, rowActions, sort = '', onSort, selected = [], onSelect, stale, onMove } = props
  const { list: t } = useText('kit')
  const { dir } = useDirection()
  const navigate = useNavigate()
  const local = useLocalPath()
  const onPhone = useMediaQuery('(max-width: 47.99em)') ?? false
  if (onPhone) return <RowCards {...props} />

  // the table library knows only left and right
  const side = { start: dir === 'rtl' ? 'right' : 'left', end: dir === 'rtl' ? 'left' : 'right' } as const
  const open = (row: Row) => {
    if (rowHref) void navigate(local(rowHref(row)))
  }
  const toggle = (row: Row) => onSelect?.(selected.includes(row.id) ? selected.filter((id) => id !== row.id) : [...selected, row.id])

  const shown: DataTableColumn<Row>[] = columns.map(({ key, label, cell, sort: sortKey, align = 'start', width, main }) => ({
    accessor: key,
    title: label,
    textAlign: side[align],
    sortable: Boolean(sortKey && onSort),
    ...(sortKey ? { sortKey } : {}),
    ...(width === undefined ? {} : { width }),
    render: (row) =>
      main && rowHref ? (
        <Link className={classes.main} to={local(rowHref(row))} tabIndex={-1}>
          {cell(row)}
        </Link>
      ) : (
        cell(row)
      ),
  }))
  if (rowActions) {
    shown.push({
      accessor: '_actions',
      title: '',
      width: 52,
      textAlign: side.end,
      render: (row) => <RowMenu actions={rowActions(row)} name={rowName(row)} />,
    })
  }

  const sorted = columns.find((column) => column.sort === sort.replace(/^-/, ''))
  const table: DataTableProps<Row> = {
    records: rows,
    columns: shown,
    idAccessor: 'id',
    minHeight: 0,
    verticalSpacing: 8,
    horizontalSpacing: 'sm',
    highlightOnHover: true,
    withRowBorders: true,
    withColumnBorders: false,
    fz: 'sm',
    rowBorderColor: 'var(--hairline)',
    borderColor: 'var(--hairline)',
    ...(stale ? { className: classes.stale } : {}),
    rowClassName: () => classes.row ?? '',
    customRowAttributes: (row, index) => ({
      tabIndex: index === 0 ? 0 : -1,
      'data-link': rowHref ? true : undefined,
      onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onRowKey(event, () => open(row), onSelect && (() => toggle(row))),
    }),
    ...(rowHref
      ? {
          onRowClick: ({ record, event }: { record: Row; event: MouseEvent }) => {
            const selecting = window.getSelection()?.type === 'Range'
            if (!isControl(event.target) && !selecting) open(record)
          },
        }
      : {}),
    ...(onSort
      ? {
          sortStatus: {
            columnAccessor: sorted?.key ?? '',
            sortKey: sorted?.sort,
            direction: sort.startsWith('-') ? 'desc' : 'asc',
          } as never,
          onSortStatusChange: (status: { columnAccessor: unknown; direction: 'asc' | 'desc' }) => {
            const key = columns.find((column) => column.key === status.columnAccessor)?.sort
            if (key) onSort(status.direction === 'desc' ? `-${key}` : key)
          },
        }
      : {}),
    ...(onSelect
      ? {
          selectedRecords: rows.filter(({ id }) => selected.includes(id)),
          onSelectedRecordsChange: (records: Row[]) => onSelect(records.map(({ id }) => id)),
          getRecordSelectionCheckboxProps: (row: Row) => ({ 'aria-label': t.selectRow(rowName(row)), size: 'xs' }),
          allRecordsSelectionCheckboxProps: { 'aria-label': t.selectAll, size: 'xs' },
        }
      : {}),
  } as DataTableProps<Row> // the library's props are a union per feature; the features are switched on above as wholes

  const plain = <MantineDataTable {...table} />
  if (!onMove) return plain
  return (
    <Suspense fallback={plain}>
      <DragTable table={table as unknown as DataTableProps<Identified>} onMove={onMove} nameOf={(row) => rowName(row as Row)} />
    </Suspense>
  )
}
