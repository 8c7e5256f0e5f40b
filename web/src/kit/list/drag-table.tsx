import { DragDropContext, Draggable, type DraggableProvidedDragHandleProps, Droppable } from '@hello-pangea/dnd'
import { IconGripVertical } from '@tabler/icons-react'
import { DataTable, DataTableDraggableRow, type DataTableProps } from 'mantine-datatable'
import { createContext, type ReactNode, use } from 'react'
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

/** The same table with a handle in each row: mouse, touch, or Space and the arrows. A chunk of its own. */
export default function DragTable({ table, onMove, nameOf }: DragTableProps) {
  const { list: t } = useText('kit')
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
              {provided.placeholder}
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
