import { Link } from 'react-router'
import classes from './tabs.module.css'

interface TabLink {
  name: string
  to: string
  current: boolean
}

/** Links between the parts of a page. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map(({ name, to, current }) => (
        <Link key={to} to={to} reloadDocument className={classes.tab} aria-current={current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
