import type { ReactNode } from 'react'
import classes from './list.module.css'

/** A list without a row: why, and what to do. `framed` is for one of several parts of a page. */
export function NothingFound({
  title,
  hint,
  action,
  framed = false,
}: {
  title: string
  hint: string
  action?: ReactNode
  framed?: boolean
}) {
  return (
    <div className={classes.none} data-framed={framed || undefined}>
      <p>{title}</p>
      <p>{hint}</p>
      {action}
    </div>
  )
}
