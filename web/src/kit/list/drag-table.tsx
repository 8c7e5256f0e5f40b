import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import { TableTd } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { DataTable, DataTableDraggableRow, type DataTableProps } from 'mantine-datatable'
import { useText } from '../../text/use-text.ts'
import type { Identified } from './data-table.tsx'
import classes from './list.module.css'

interface DragTableProps {
  table: DataTableProps<Identified>
  onMove: (from: number, to: number) => void
  nameOf: (row: Identified) => string
}

/** The same table with a handle before each row: mouse, touch, or Space and the arrows. A chunk of its own. */
export default function DragTable({ table, onMove, nameOf }: DragTableProps) {
  const { list: t } = useText('kit')
  const columns = [{ accessor: '_handle', title: '', hiddenContent: true, width: 36 }, ...(table.columns ?? [])]
  // the table library's props are a union per feature; this only adds to what the caller switched on
  const props = {
    ...table,
    columns,
    tableWrapper: ({ children }: { children: React.ReactNode }) => (
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
    rowFactory: ({
      record,
      index,
      rowProps,
      children,
    }: {
      record: Identified
      index: number
      rowProps: object
      children: React.ReactNode
    }) => (
      <Draggable key={record.id} draggableId={record.id} index={index}>
        {(provided, snapshot) => (
          <DataTableDraggableRow
            {...rowProps}
            {...provided.draggableProps}
            ref={provided.innerRef}
            isDragging={snapshot.isDragging}
            {...(snapshot.isDragging && classes.dragging ? { className: classes.dragging } : {})}
          >
            <TableTd w={36} px={8}>
              <div {...provided.dragHandleProps} role="button" className={classes.handle} aria-label={t.drag(nameOf(record))}>
                <IconGripVertical size={16} aria-hidden="true" />
              </div>
            </TableTd>
            {children}
          </DataTableDraggableRow>
        )}
      </Draggable>
    ),
  } as DataTableProps<Identified>
  return <DataTable {...props} />
}
