import type { ReactNode } from 'react'
import classes from './nothing-yet.module.css'

/** A list of the account without a row: what will be here, and the way to the first one. */
export function NothingYet({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) {
  return (
    <div className={classes.none}>
      <p>{title}</p>
      <p>{hint}</p>
      {action}
    </div>
  )
}
