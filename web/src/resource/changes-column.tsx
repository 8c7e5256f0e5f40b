import type { AuditRow } from '@rahba/contract/history/audit'
import { type ComponentType, Suspense } from 'react'
import { None } from '../kit/layout/direction.tsx'
import type { Column } from '../kit/list/columns.ts'

/**
 * The column of what an entry changed. @param Changes the list of it, loaded later: it knows the words of every kind, which the frame of the
 * list does without
 */
export const changesColumn = <Row extends Pick<AuditRow, 'changes'>>(label: string, Changes: ComponentType<{ row: Row }>): Column<Row> => ({
  key: 'changes',
  label,
  cell: (row) =>
    row.changes.length > 0 ? (
      <Suspense>
        <Changes row={row} />
      </Suspense>
    ) : (
      <None />
    ),
})
