import { Button } from '@mantine/core'
import {
  IconBell,
  IconBuildingBank,
  IconDeviceMobile,
  IconHeart,
  IconMapPin,
  IconMessage,
  IconPackage,
  IconShieldLock,
  IconUser,
  IconWallet,
} from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { CountBadge } from '../../shop/count-badge.tsx'
import { useShop } from '../../shop/layout/use-shop.ts'
import { useText } from '../../text/use-text.ts'
import classes from './account-menu.module.css'

/** The pages of the account: a menu beside them, and on a phone the list of the account's first page. */
export function AccountMenu() {
  const t = useText('shopper-account').menu
  const { signOut } = useText('shopper').account
  const { unread_notices } = useShop()
  const to = usePathTo()
  const { pathname } = useLocation()
  const doors = [
    { name: t.profile, to: to('/account'), Icon: IconUser, exact: true },
    { name: t.orders, to: to('/orders'), Icon: IconPackage },
    { name: t.addresses, to: to('/account/addresses'), Icon: IconMapPin },
    { name: t.wallet, to: to('/account/wallet'), Icon: IconWallet },
    { name: t.bank, to: to('/account/bank'), Icon: IconBuildingBank },
    { name: t.favourites, to: to('/account/favourites'), Icon: IconHeart },
    { name: t.messages, to: to('/messages'), Icon: IconMessage },
    { name: t.notices, to: to('/account/notices'), Icon: IconBell, count: unread_notices },
    { name: t.devices, to: to('/account/devices'), Icon: IconDeviceMobile },
    { name: t.data, to: to('/account/data'), Icon: IconShieldLock },
  ]
  return (
    <nav className={classes.menu} aria-label={t.label}>
      <ul className={classes.list}>
        {doors.map(({ name, to: address, Icon, exact = false, count = 0 }) => (
          <li key={address}>
            <Link
              to={address}
              reloadDocument
              className={classes.door}
              aria-current={pathname === address || (!exact && pathname.startsWith(`${address}/`)) ? 'page' : undefined}
            >
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <span className={classes.name}>{name}</span>
              <CountBadge count={count} title={t.unread(count)} />
              <span aria-hidden="true" className={classes.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      <form method="post" action={to('/account/sign-out')} className={classes.out}>
        <Button type="submit" variant="default" fullWidth>
          {signOut}
        </Button>
      </form>
    </nav>
  )
}
