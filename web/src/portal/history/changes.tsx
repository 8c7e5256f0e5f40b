import type { TeamHistoryRow } from '@rahba/contract/history/team-history'
import { ChangeList } from '../../resource/change-list.tsx'
import { historyWords } from './words.ts'

/** The changes of an entry in the team's history, in the words of its kind. */
export default function Changes({ row }: { row: TeamHistoryRow }) {
  return <ChangeList changes={row.changes} words={historyWords[row.entity] ?? { labels: {} }} />
}
