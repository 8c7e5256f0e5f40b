import type { TeamHistoryRow } from '@rahba/contract/statistics/team-history'
import { ChangeLines } from '../../resource/history.tsx'
import classes from '../profile/profile.module.css'
import { historyWords } from './words.ts'

/** The changed fields of an entry of the team's history. */
export default function Changes({ row }: { row: TeamHistoryRow }) {
  return (
    <ul className={classes.changes ?? ''}>
      <ChangeLines changes={row.changes} words={historyWords[row.entity] ?? { labels: {} }} />
    </ul>
  )
}
