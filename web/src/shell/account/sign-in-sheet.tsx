import type { ReactNode } from 'react'
import { OfficeProviders } from '../frame/office-providers.tsx'
import { PageTitle } from '../head/page-title.tsx'
import classes from './sign-in-sheet.module.css'

interface SignInSheetProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** The way to the neighbouring page, below the form. */
  foot?: ReactNode
  /** True for forms in two columns. */
  wide?: boolean
}

/** The one sheet of a page before signing in, with what its form relies on: nobody is signed in, so nothing is permitted. */
export function SignInSheet({ title, lead, children, foot, wide }: SignInSheetProps) {
  return (
    <OfficeProviders permissions={nothing}>
      <PageTitle>{title}</PageTitle>
      <div className={classes.sheet} data-wide={wide || undefined}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children}
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </OfficeProviders>
  )
}

const nothing: readonly string[] = []
