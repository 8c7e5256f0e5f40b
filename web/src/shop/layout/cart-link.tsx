import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'

/** The link to the cart, with the number of its lines. */
export function CartLink({ lines }: { lines: number }) {
  const t = useText('shop').cart
  const to = usePathTo()
  return (
    <Link to={to('/cart')} reloadDocument>
      {t.title}
      {lines > 0 && (
        <>
          {' '}
          <bdi dir="ltr">({lines})</bdi>
        </>
      )}
    </Link>
  )
}
