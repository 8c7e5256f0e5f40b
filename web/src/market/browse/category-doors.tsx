import { Link } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { useLocale } from '../../text/locale.ts'
import classes from './facets.module.css'

export interface CategoryDoor {
  id: string
  name: string
  to: string
  count: number
  current: boolean
}

/** The categories or subcategories of a list, each with the number of its products. */
export function CategoryDoors({ title, doors }: { title: string; doors: readonly CategoryDoor[] }) {
  const locale = useLocale()
  if (doors.length === 0) return null
  return (
    <nav className={classes.group} aria-label={title}>
      <span className={classes.title}>{title}</span>
      {doors.map(({ id, name, to, count, current }) => (
        <Link key={id} to={to} className={classes.door} aria-current={current ? 'page' : undefined}>
          <span>
            <UserText>{name}</UserText>
          </span>
          <span className={classes.count}>{formatNumber(count, locale)}</span>
        </Link>
      ))}
    </nav>
  )
}
