import { DragDropContext, Draggable, type DraggableProvidedDragHandleProps, Droppable } from '@hello-pangea/dnd'
import { IconGripVertical } from '@tabler/icons-react'
import { DataTable, DataTableDraggableRow, type DataTableProps } from 'mantine-datatable'
import { createContext, type ReactNode, use, useEffect } from 'react'
import { useText } from '../../text/use-text.ts'
import type { Identified } from './data-table.tsx'
import classes from './list.module.css'

interface DragTableProps {
  table: DataTableProps<Identified>
  onMove: (from: number, to: number) => void
  nameOf: (row: Identified) => string
}

/** From the row, which the drag library makes, to the handle inside one of its cells. */
const HandleContext = createContext<DraggableProvidedDragHandleProps | null>(null)

function Handle({ label }: { label: string }) {
  return (
    <span {...use(HandleContext)} className={classes.handle}>
      <IconGripVertical size={16} role="img" aria-label={label} />
    </span>
  )
}

/**
 * The drag library gives a drag up at any error of the window, and the browser reports as one that a resize observer (the table's own) will be told
 * a frame later. That is no error: it is kept from the library.
 */
function useCalmObservers() {
  useEffect(() => {
    const calm = (event: ErrorEvent) => {
      if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation()
    }
    window.addEventListener('error', calm, { capture: true })
    return () => window.removeEventListener('error', calm, { capture: true })
  }, [])
}

/** The same table with a handle in each row: mouse, touch, or Space and the arrows. A chunk of its own. */
export default function DragTable({ table, onMove, nameOf }: DragTableProps) {
  const { list: t } = useText('kit')
  useCalmObservers()
  const handle = { accessor: '_handle', title: '', width: 36, render: (row: Identified) => <Handle label={t.drag(nameOf(row))} /> }
  // the table library's props are a union per feature; this only adds to what the caller switched on
  const props = {
    ...table,
    columns: [handle, ...(table.columns ?? [])],
    tableWrapper: ({ children }: { children: ReactNode }) => (
      <DragDropContext
        dragHandleUsageInstructions={t.dragHint}
        onDragEnd={({ source, destination }) => {
          if (destination && destination.index !== source.index) onMove(source.index, destination.index)
        }}
      >
        <Droppable droppableId="rows">
          {(provided) => (
            <div {...provided.droppableProps} ref={provided.innerRef}>
              {children}
              {/* it is a row like the one it stands for, so it needs a table around it */}
              <table style={{ inlineSize: '100%' }}>
                <tbody>{provided.placeholder}</tbody>
              </table>
            </div>
          )}
        </Droppable>
      </DragDropContext>
    ),
    rowFactory: ({ record, index, rowProps, children }: { record: Identified; index: number; rowProps: object; children: ReactNode }) => (
      <Draggable key={record.id} draggableId={record.id} index={index}>
        {(provided, snapshot) => (
          <HandleContext value={provided.dragHandleProps}>
            <DataTableDraggableRow
              {...rowProps}
              {...provided.draggableProps}
              ref={provided.innerRef}
              isDragging={snapshot.isDragging}
              {...(snapshot.isDragging && classes.dragging ? { className: classes.dragging } : {})}
            >
              {children}
            </DataTableDraggableRow>
          </HandleContext>
        )}
      </Draggable>
    ),
  } as DataTableProps<Identified>
  return <DataTable {...props} />
}
