import type { MarketStoreCard } from '@rahba/contract/catalog/market/market'
import { IconBuildingStore } from '@tabler/icons-react'
import { Link } from 'react-router'
import { UserTexts } from '../kit/layout/user-texts.tsx'
import { Picture } from '../kit/show/picture.tsx'
import { usePathTo } from '../paths.ts'
import { useOwnLanguage } from '../text/use-own-language.ts'
import { useText } from '../text/use-text.ts'
import classes from './store-card.module.css'

interface StoreCardProps {
  store: Omit<MarketStoreCard, 'id' | 'is_online'> & {
    is_online?: boolean
    /** Words of the store about itself, which the landing page shows. */
    description?: string
  }
  /** True for the covers that a page opens with, which are fetched at once. */
  first?: boolean
}

/** A store in a grid: its cover, logo and name lead to its page. A card with a description is larger. */
export function StoreCard({ store: { slug, name, logo, cover, category, city, is_online = true, description }, first }: StoreCardProps) {
  const t = useText('market').stores
  const own = useOwnLanguage()
  const to = usePathTo()
  return (
    <Link to={to('/s/:slug', { slug })} className={classes.card} data-large={description === undefined ? undefined : ''}>
      <span className={classes.cover}>
        {cover && <Picture id={cover} alt="" width={560} height={245} sizes="(max-width: 640px) 92vw, 380px" first={first} />}
      </span>
      <span className={classes.logo}>
        {logo ? <Picture id={logo} alt="" width={64} height={64} /> : <IconBuildingStore size={28} stroke={1.5} aria-hidden="true" />}
      </span>
      <span className={classes.words}>
        <span className={classes.name} {...own(name)}>
          {name}
        </span>
        <span className={classes.facts}>
          <UserTexts parts={[category, city]} between=" · " />
        </span>
        {!is_online && <span className={classes.closed}>{t.closed}</span>}
        {description && (
          <span className={classes.description} {...own(description)}>
            {description}
          </span>
        )}
      </span>
    </Link>
  )
}
