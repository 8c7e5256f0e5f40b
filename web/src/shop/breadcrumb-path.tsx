import { Link } from 'react-router'
import { UserText } from '../kit/layout/direction.tsx'
import { useText } from '../text/use-text.ts'
import classes from './breadcrumb-path.module.css'

/** The way to a page: the pages above it, the highest first. */
export function BreadcrumbPath({ steps }: { steps: readonly { name: string; to: string }[] }) {
  const t = useText('shop').product
  return (
    <nav aria-label={t.way}>
      <ol className={classes.way}>
        {steps.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>
              <UserText>{name}</UserText>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
