import { IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { CountBadge } from '../count-badge.tsx'
import classes from './cart-link.module.css'

/** The link to the shopper's account with the number of unread notices, or to the page to sign in. */
export function AccountLink({ signed_in, unread }: { signed_in: boolean; unread: number }) {
  const t = useText('shopper').frame
  const { menu } = useText('shopper-account')
  const to = usePathTo()
  return (
    <Link to={to(signed_in ? '/account' : '/sign-in')} reloadDocument className={classes.cart}>
      <IconUser size={22} stroke={1.6} aria-hidden="true" />
      {signed_in ? t.account : t.signIn}
      <CountBadge count={unread} title={menu.unread(unread)} />
    </Link>
  )
}
