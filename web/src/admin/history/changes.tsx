import type { HistoryRow } from '@rahba/contract/history/history'
import { ChangeList } from '../../resource/change-list.tsx'
import { getWords } from './words.ts'

/** The changes of a log entry, in the words of its kind. */
export default function Changes({ row }: { row: HistoryRow }) {
  return <ChangeList changes={row.changes} words={getWords(row.entity)} />
}
