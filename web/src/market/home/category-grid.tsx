import type { listMarketCategories } from '@rahba/contract/catalog/market/market.calls'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { IconCategory } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Picture } from '../../kit/show/picture.tsx'
import { usePathTo } from '../../paths.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import { SectionHead } from '../section-head.tsx'
import classes from './category-grid.module.css'
import row from './row.module.css'

/** All categories of the market, each with its picture. */
export function CategoryGrid({ categories }: { categories: ResponseOf<typeof listMarketCategories> }) {
  const t = useText('market').home
  const own = useOwnLanguage()
  const to = usePathTo()
  if (categories.length === 0) return null
  return (
    <section id="categories">
      <SectionHead title={t.categories} />
      <ul className={`${classes.grid} ${row.row}`} data-of="categories">
        {categories.map(({ id, slug, name, image }) => (
          <li key={id}>
            <Link to={to('/market/c/:category', { category: slug })} className={classes.door}>
              <span className={classes.frame}>
                {image ? (
                  <Picture id={image} alt="" width={140} height={140} className={classes.picture} />
                ) : (
                  <IconCategory size={34} stroke={1.2} aria-hidden="true" />
                )}
              </span>
              <span {...own(name)}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
