import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { CountBadge } from '../count-badge.tsx'
import classes from './cart-link.module.css'

/** The link to the cart, with the number of pieces in it. */
export function CartLink({ pieces }: { pieces: number }) {
  const t = useText('shop').cart
  const to = usePathTo()
  return (
    <Link to={to('/cart')} reloadDocument className={classes.cart}>
      <IconShoppingCart size={22} stroke={1.6} aria-hidden="true" />
      {t.title}
      <CountBadge count={pieces} title={t.inCart(pieces)} />
    </Link>
  )
}
