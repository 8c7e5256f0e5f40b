import type { MarketStoreCard } from '@rahba/contract/catalog/market'
import { IconBuildingStore } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Picture } from '../kit/show/picture.tsx'
import { usePathTo } from '../paths.ts'
import { useOwnLanguage } from '../text/use-own-language.ts'
import { useText } from '../text/use-text.ts'
import classes from './store-card.module.css'

/** A store in a grid: its cover, logo and name lead to its page. */
export function StoreCard({ store: { slug, name, logo, cover, category, city, is_online } }: { store: MarketStoreCard }) {
  const t = useText('market').stores
  const own = useOwnLanguage()
  const to = usePathTo()
  return (
    <Link to={to('/s/:slug', { slug })} className={classes.card}>
      <span className={classes.cover}>
        {cover && <Picture id={cover} alt="" width={380} height={142} sizes="(max-width: 640px) 92vw, 380px" />}
      </span>
      <span className={classes.logo}>
        {logo ? <Picture id={logo} alt="" width={56} height={56} /> : <IconBuildingStore size={28} stroke={1.5} aria-hidden="true" />}
      </span>
      <span className={classes.words}>
        <span className={classes.name} {...own(name)}>
          {name}
        </span>
        <span className={classes.facts}>{[category, city].filter(Boolean).join(' · ')}</span>
        {!is_online && <span className={classes.closed}>{t.closed}</span>}
      </span>
    </Link>
  )
}
