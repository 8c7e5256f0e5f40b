import type { AuditRow } from '@rahba/contract/history/audit'
import { None } from '../kit/layout/direction.tsx'
import type { Column } from '../kit/list/columns.ts'
import { ChangeList } from './change-list.tsx'
import type { HistoryWords } from './history.tsx'

/** Returns the column of what an entry changed. `getWords` gives the words of the entry's kind. */
export const changesColumn = <Row extends Pick<AuditRow, 'changes'>>(label: string, getWords: (row: Row) => HistoryWords): Column<Row> => ({
  key: 'changes',
  label,
  cell: (row) => (row.changes.length > 0 ? <ChangeList changes={row.changes} words={getWords(row)} /> : <None />),
})
