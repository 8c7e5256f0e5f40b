import { Checkbox, VisuallyHidden } from '@mantine/core'
import { type PointerEvent, type SyntheticEvent, type TouchEvent, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { useOnPhone } from '../layout/use-on-phone.ts'
import { Row } from './data-row.tsx'
import classes from './list.module.css'
import { RowCards } from './row-cards.tsx'
import { SortHeader } from './sort-header.tsx'
import tableClasses from './table.module.css'
import type { DataTableOwnProps, Held, Identified } from './table-props.ts'
import { useFits } from './use-fits.ts'

type DragRows = typeof import('./drag-rows.tsx').default

const handleAt = (target: EventTarget) => (target instanceof Element ? target.closest('[data-handle]') : null)

/** The handle that a mouse or a finger holds while what moves the rows is still on its way. */
function useHeld() {
  const held = useRef<Held | null>(null)
  const keep = (target: EventTarget, at: Omit<Held, 'id'>, ends: readonly string[]) => {
    const id = handleAt(target)?.closest<HTMLElement>('tr[data-id]')?.dataset.id
    if (id === undefined) return
    held.current = { id, ...at }
    const release = () => {
      held.current = null
    }
    // A touched element receives its end itself: once it is out of the page nothing above it does.
    for (const end of ends) (at.finger?.on ?? window).addEventListener(end, release, { once: true })
  }
  const hold = ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (button === 0 && pointerType !== 'touch') keep(target, { x, y }, ['pointerup', 'pointercancel'])
  }
  const touch = ({ target, changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!finger || !(target instanceof Element)) return
    keep(target, { x: finger.clientX, y: finger.clientY, finger: { on: target, id: finger.identifier } }, ['touchend', 'touchcancel'])
  }
  return { held, hold, touch }
}

/** The rows of a list: a table, or cards on phones. Sorting and paging belong to the caller (see ListPage). */
export function DataTable<Record extends Identified>(props: DataTableOwnProps<Record>) {
  const { rows, onMove, stale } = props
  const onPhone = useOnPhone()
  // The code that moves rows (26 kB) loads when the table is first pointed at; lazy() would draw a waiting table between.
  const [DragRows, setDragRows] = useState<DragRows | null>(null)
  const approach = () => import('./drag-rows.tsx')
  const { held, hold, touch } = useHeld()
  const { fits, ref } = useFits()
  // It redraws the rows, which would lose a click or an open menu of theirs, so it loads only for a person at a handle.
  const reach = ({ target }: SyntheticEvent) => {
    if (handleAt(target)) void approach().then((chunk) => setDragRows(() => chunk.default))
  }
  if (onPhone) return <RowCards {...props} />
  const plain = (
    <tbody>
      {rows.map((row, index) => (
        <Row key={row.id} table={props} row={row} index={index} />
      ))}
    </tbody>
  )
  return (
    <div
      ref={ref}
      className={tableClasses.scroll}
      data-fits={fits || undefined}
      {...(onMove && !DragRows
        ? { onPointerEnter: () => void approach(), onPointerOver: reach, onPointerDown: hold, onTouchStart: touch, onFocus: reach }
        : {})}
    >
      <table className={stale ? `${tableClasses.table} ${classes.stale}` : tableClasses.table}>
        <Head {...props} />
        {onMove && DragRows ? (
          <DragRows
            rows={rows}
            onMove={onMove}
            held={held}
            // The lazy part knows only that a row has an id; these are the rows given to it.
            render={(row, index, drag) => <Row table={props} row={row as Record} index={index} drag={drag} />}
          />
        ) : (
          plain
        )}
      </table>
    </div>
  )
}

function Head<Record extends Identified>({
  rows,
  columns,
  rowActions,
  sort = '',
  onSort,
  selected = [],
  onSelect,
  onMove,
}: DataTableOwnProps<Record>) {
  const { list: t } = useText('kit')
  const sortedBy = sort.replace(/^-/, '')
  const descending = sort.startsWith('-')
  return (
    <thead>
      <tr>
        {onMove && <td className={tableClasses.handleCell} />}
        {onSelect && (
          <th className={tableClasses.check} scope="col">
            <Checkbox
              size="xs"
              aria-label={t.selectAll}
              checked={rows.length > 0 && selected.length === rows.length}
              indeterminate={selected.length > 0 && selected.length < rows.length}
              onChange={() => onSelect(selected.length === rows.length ? [] : rows.map(({ id }) => id))}
            />
          </th>
        )}
        {columns.map(({ key, label, sort: sortKey, align, width, picture }) => {
          const sorted = sortKey !== undefined && sortKey === sortedBy
          return (
            <th
              key={key}
              scope="col"
              data-align={align}
              {...(width === undefined ? {} : { style: { inlineSize: width } })}
              {...(sorted ? { 'aria-sort': descending ? ('descending' as const) : ('ascending' as const) } : {})}
            >
              {sortKey && onSort ? (
                <SortHeader label={label} by={sortKey} sort={sort} onSort={onSort} />
              ) : picture ? (
                <VisuallyHidden>{label}</VisuallyHidden>
              ) : (
                label
              )}
            </th>
          )
        })}
        {rowActions && <td className={tableClasses.actions} />}
      </tr>
    </thead>
  )
}
