import { IconBuildingStore, IconCategory, IconDiscount, IconHome } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './market-nav.module.css'

/** The main pages of the market: a row below the head, and a bar at the bottom of a phone's screen. */
export function MarketNav() {
  const t = useText('market').frame
  const to = usePathTo()
  const { pathname, search } = useLocation()
  const offers = '?on_offer=true'
  const doors = [
    { name: t.home, to: to('/market'), Icon: IconHome },
    { name: t.categories, to: `${to('/market')}#categories`, Icon: IconCategory },
    { name: t.stores, to: to('/market/stores'), Icon: IconBuildingStore },
    { name: t.offers, to: `${to('/market/search')}${offers}`, Icon: IconDiscount },
  ]
  return (
    <nav className={classes.nav} aria-label={t.pages}>
      <ul className={classes.list}>
        {doors.map(({ name, to: address, Icon }) => (
          <li key={address}>
            <Link to={address} className={classes.door} aria-current={address === pathname + search ? 'page' : undefined}>
              <Icon size={22} stroke={1.6} aria-hidden="true" className={classes.icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
