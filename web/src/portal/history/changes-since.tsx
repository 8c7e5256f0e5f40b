import type { RecordKind } from '@rahba/contract/history/record-history'
import { listRecordHistory } from '@rahba/contract/history/record-history.calls'
import { useCall } from '../../api/queries.ts'
import { EntriesSince } from '../../resource/history.tsx'
import { getWords } from './words.ts'

/** The changes to a record of the store since its form was opened. The page's texts must include `admin/history`. */
export default function ChangesSince({ entity, id, since }: { entity: RecordKind; id: string; since: string }) {
  const { data } = useCall(listRecordHistory, { query: { entity, entity_id: id, per_page: 5 } }, { staleTime: 0, silent: true })
  return <EntriesSince entries={data?.data} since={since} words={getWords(entity)} />
}
