import clsx from 'clsx'
import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  /** The target of the navigation bar's links. */
  id?: string
  title: string
  lead?: string
  tone?: 'plain' | 'white'
  /** The heading beside the content instead of above it, where there is room. */
  beside?: boolean
  children: ReactNode
}

/** One band of the landing page: a heading, a sentence, and what it is about. */
export function Section({ id, title, lead, tone = 'plain', beside, children }: SectionProps) {
  return (
    <section id={id} className={clsx(classes.section, classes[tone])}>
      <div className={clsx(classes.inner, beside && classes.beside)}>
        <header className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </header>
        <div>{children}</div>
      </div>
    </section>
  )
}
