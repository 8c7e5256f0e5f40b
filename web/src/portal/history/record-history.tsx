import type { RecordKind } from '@rahba/contract/history/record-history'
import { listRecordHistory } from '@rahba/contract/history/record-history.calls'
import { useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { HistoryPanel } from '../../resource/history.tsx'
import { getWords } from './words.ts'

/** The history of a record of the store, below its form or on its page. The page's texts must include `admin/history`. */
export function RecordHistory({ entity, id }: { entity: RecordKind; id: string }) {
  const [rows, setRows] = useState(20)
  // It is always read again, so it includes recent saves.
  const history = useCall(listRecordHistory, { query: { entity, entity_id: id, per_page: rows } }, { staleTime: 0 })
  return <HistoryPanel history={history} rows={rows} setRows={setRows} words={getWords(entity)} />
}
