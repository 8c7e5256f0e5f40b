import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../text/use-text.ts'
import classes from './section-head.module.css'

/** The heading of a part of the market's home, with the way to all of it. */
export function SectionHead({ title, all }: { title: string; all?: string | null }): ReactNode {
  const t = useText('market').home
  return (
    <div className={classes.head}>
      <h2 className={classes.title} dir="auto">
        {title}
      </h2>
      {all && (
        <Link to={all} className={classes.all} aria-label={t.allOf(title)}>
          {t.all}
        </Link>
      )}
    </div>
  )
}
