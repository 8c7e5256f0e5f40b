import { IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './cart-link.module.css'

/** The link to the shopper's account, or to the page to sign in. */
export function AccountLink({ signed_in }: { signed_in: boolean }) {
  const t = useText('shopper').frame
  const to = usePathTo()
  return (
    <Link to={to(signed_in ? '/account' : '/sign-in')} reloadDocument className={classes.cart}>
      <IconUser size={22} stroke={1.6} aria-hidden="true" />
      {signed_in ? t.account : t.signIn}
    </Link>
  )
}
