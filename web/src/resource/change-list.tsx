import { UnstyledButton } from '@mantine/core'
import type { AuditRow } from '@rahba/contract/history/audit'
import { useState } from 'react'
import { useText } from '../text/use-text.ts'
import classes from './history.module.css'
import { ChangeLines, type HistoryWords } from './history.tsx'

const shownAtFirst = 3

/** The changed fields of an entry in a list of history, the first three until more are asked for. */
export function ChangeList({ changes, words }: { changes: AuditRow['changes']; words: HistoryWords }) {
  const { screen: t } = useText('admin/history')
  const [all, setAll] = useState(false)
  return (
    <>
      <ul className={classes.list}>
        <ChangeLines changes={changes} words={words} {...(all ? {} : { max: shownAtFirst })} />
      </ul>
      {changes.length > shownAtFirst && (
        <UnstyledButton className={classes.more ?? ''} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.showLess : t.showAll(changes.length)}
        </UnstyledButton>
      )}
    </>
  )
}
