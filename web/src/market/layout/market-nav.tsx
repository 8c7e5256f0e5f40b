import {
  IconBuildingStore,
  IconCategory,
  IconDiscount,
  IconHome,
  IconPackage,
  IconShoppingCart,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { CountBadge } from '../../shop/count-badge.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './market-nav.module.css'

interface Door {
  name: string
  to: string
  Icon: TablerIcon
  /** Where it is shown: in the row below the head, in the bar of a phone, or in both. */
  shown: 'wide' | 'phone' | 'both'
  count?: number
  /** True for pages of one person, which are never taken from what the browser fetched before. */
  own?: boolean
}

/** The main pages of the market: a row below the head, and a bar at the bottom of a phone's screen. */
export function MarketNav({ cart_pieces, signed_in, unread }: { cart_pieces: number; signed_in: boolean; unread: number }) {
  const t = useText('market').frame
  const shopper = useText('shopper').frame
  const { title: cart } = useText('shop').cart
  const to = usePathTo()
  const { pathname, search } = useLocation()
  const offers = '?on_offer=true'
  const doors: Door[] = [
    { name: t.home, to: to('/market'), Icon: IconHome, shown: 'both' },
    { name: t.categories, to: `${to('/market')}#categories`, Icon: IconCategory, shown: 'both' },
    { name: t.stores, to: to('/market/stores'), Icon: IconBuildingStore, shown: 'wide' },
    { name: t.offers, to: `${to('/market/search')}${offers}`, Icon: IconDiscount, shown: 'wide' },
    { name: cart, to: to('/cart'), Icon: IconShoppingCart, shown: 'phone', count: cart_pieces, own: true },
    { name: shopper.orders, to: to('/orders'), Icon: IconPackage, shown: 'phone', own: true },
    signed_in
      ? { name: shopper.account, to: to('/account'), Icon: IconUser, shown: 'phone', count: unread, own: true }
      : { name: shopper.signIn, to: to('/sign-in'), Icon: IconUser, shown: 'phone', own: true },
  ]
  return (
    <nav className={classes.nav} aria-label={t.pages}>
      <ul className={classes.list}>
        {doors.map(({ name, to: address, Icon, shown, count = 0, own = false }) => (
          <li key={address} data-shown={shown}>
            <Link
              to={address}
              reloadDocument={own}
              className={classes.door}
              aria-current={address === pathname + search ? 'page' : undefined}
            >
              <Icon size={22} stroke={1.6} aria-hidden="true" className={classes.icon} />
              {name}
              <CountBadge count={count} corner />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
