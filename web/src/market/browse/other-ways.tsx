import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './browse.module.css'

/** The ways on from a list that found nothing: every category, and the market's home. */
export function OtherWays({ categories }: { categories: readonly { id: string; slug: string; name: string }[] }) {
  const t = useText('market')
  const to = usePathTo()
  return (
    <>
      {categories.length > 0 && (
        <nav aria-label={t.home.categories}>
          <ul className={classes.others}>
            {categories.map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={to('/market/c/:category', { category: slug })} className={classes.chip}>
                  <UserText>{name}</UserText>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button component={Link} to={to('/market')} variant="default">
        {t.browse.toHome}
      </Button>
    </>
  )
}
