import { Button } from '@mantine/core'
import type { MarketStoreCard } from '@rahba/contract/catalog/market/market'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import grid from '../../stores/store-card.module.css'
import { StoreCard } from '../../stores/store-card.tsx'
import { useText } from '../../text/use-text.ts'
import { SectionHead } from '../section-head.tsx'
import classes from './near-stores.module.css'
import row from './row.module.css'

interface NearStoresProps {
  /** The shopper's city; null while none is known. */
  city: { id: string; name: string } | null
  /** The newest stores of that city. */
  stores: readonly MarketStoreCard[]
}

/** The stores of the shopper's city, or the way to choose one. */
export function NearStores({ city, stores }: NearStoresProps) {
  const t = useText('market').near
  const to = usePathTo()
  const all = city && stores.length > 0 ? `${to('/market/stores')}?city=${city.id}` : null
  const ask = city
    ? { words: t.none(city.name), button: t.delivering, to: `${to('/market/search')}?city_id=${city.id}` }
    : { words: t.ask, button: t.choose, to: to('/market/city') }
  return (
    <section>
      <SectionHead title={city ? t.of(city.name) : t.title} all={all} />
      {stores.length > 0 ? (
        <ul className={`${grid.grid} ${row.row}`} data-of="stores">
          {stores.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={classes.ask}>
          <IconMapPin size={28} stroke={1.5} aria-hidden="true" className={classes.pin} />
          <p className={classes.words}>{ask.words}</p>
          <Button component={Link} to={ask.to} reloadDocument variant="light">
            {ask.button}
          </Button>
        </div>
      )}
    </section>
  )
}
