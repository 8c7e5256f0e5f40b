import type { ReactNode } from 'react'
import classes from './account-list.module.css'

/** A bordered list of the account. `padded` is for rows that are not links or buttons from edge to edge. */
export function AccountList({ padded = false, children }: { padded?: boolean; children: ReactNode }) {
  return (
    <ul className={classes.list} data-padded={padded || undefined}>
      {children}
    </ul>
  )
}
