import { Checkbox } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { HTMLAttributes, KeyboardEvent, MouseEvent, Ref } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../text/use-text.ts'
import { useLocalPath } from '../nav/link.tsx'
import { usePrefetch } from '../nav/prefetch.tsx'
import classes from './list.module.css'
import { RowMenu } from './row-menu.tsx'
import tableClasses from './table.module.css'
import type { DataTableOwnProps, Identified } from './table-props.ts'

/** The parts that make a row movable: from the drag library, once it has loaded. */
export interface Drag {
  ref: Ref<HTMLTableRowElement>
  row: HTMLAttributes<HTMLTableRowElement>
  handle: HTMLAttributes<HTMLElement>
  moving: boolean
}

interface RowProps<Record extends Identified> {
  table: DataTableOwnProps<Record>
  row: Record
  index: number
  drag?: Drag
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

/** One row of a list's table. */
export function Row<Record extends Identified>({ table, row, index, drag }: RowProps<Record>) {
  const { columns, rowName, rowHref, rowActions, selected = [], onSelect, onMove } = table
  const { list: t } = useText('kit')
  const navigate = useNavigate()
  const local = useLocalPath()
  const name = rowName(row)
  const isSelected = selected.includes(row.id)
  const to = rowHref ? local(rowHref(row)) : null
  const { handlers, ahead } = usePrefetch(to)
  const open = () => {
    if (to) void navigate(to)
  }
  const toggle = onSelect && (() => onSelect(isSelected ? selected.filter((id) => id !== row.id) : [...selected, row.id]))
  const onClick = (event: MouseEvent) => {
    const selecting = window.getSelection()?.type === 'Range'
    if (!isControl(event.target) && !selecting) open()
  }
  return (
    <tr
      {...drag?.row}
      {...handlers}
      ref={drag?.ref}
      tabIndex={index === 0 ? 0 : -1}
      className={drag?.moving ? `${classes.row} ${classes.dragging}` : classes.row}
      data-id={row.id}
      data-link={to ? true : undefined}
      data-selected={isSelected || undefined}
      onKeyDown={(event) => onRowKey(event, open, toggle)}
      {...(to ? { onClick } : {})}
    >
      {onMove && (
        <td className={tableClasses.handleCell} data-handle>
          {/* before the drag library is there the handle only takes the focus, which brings it */}
          <button type="button" {...drag?.handle} className={classes.handle} aria-label={t.drag(name)}>
            <IconGripVertical size={16} aria-hidden="true" />
          </button>
        </td>
      )}
      {toggle && (
        <td className={tableClasses.check}>
          <Checkbox size="xs" aria-label={t.selectRow(name)} checked={isSelected} onChange={toggle} />
        </td>
      )}
      {columns.map(({ key, cell, align, main }) => (
        <td key={key} data-align={align}>
          {main && to ? (
            <>
              <Link className={classes.main} to={to} tabIndex={-1}>
                {cell(row)}
              </Link>
              {ahead}
            </>
          ) : (
            cell(row)
          )}
        </td>
      ))}
      {rowActions && (
        <td className={tableClasses.actions}>
          <RowMenu actions={rowActions(row)} name={name} />
        </td>
      )}
    </tr>
  )
}
