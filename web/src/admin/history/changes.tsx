import { UnstyledButton } from '@mantine/core'
import type { HistoryRow } from '@rahba/contract/statistics/audit'
import { useState } from 'react'
import classes from '../../resource/history.module.css'
import { ChangeLines } from '../../resource/history.tsx'
import { useText } from '../../text/use-text.ts'
import { wordsOf } from './words.ts'

const shownAtFirst = 3

/** The changed fields of an entry, the first three until more are asked for. */
export default function Changes({ row }: { row: HistoryRow }) {
  const { screen: t } = useText('admin/history')
  const [all, setAll] = useState(false)
  const words = wordsOf(row.entity)
  const more = row.changes.length > shownAtFirst
  return (
    <>
      <ul className={classes.list}>
        <ChangeLines changes={row.changes} words={words} {...(all ? {} : { most: shownAtFirst })} />
      </ul>
      {more && (
        <UnstyledButton className={classes.more ?? ''} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.showLess : t.showAll(row.changes.length)}
        </UnstyledButton>
      )}
    </>
  )
}
