import { Alert } from '@mantine/core'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import type { BuyState } from './buy-state.ts'
import { getFaultId } from './fault.tsx'

const shown = { p: 'sm', mb: 'md', tabIndex: -1 } as const

/**
 * The answer to adding a product to the cart, with the way on: to the cart, to signing in, or to the field that was refused. It is the first
 * part of the page that the browser shows after its post and has the focus, so every reader meets it once. Of wrong fields the first one has the
 * focus (web/src/plain/keep-focus.ts).
 */
export function BuyNotice({ state: { faults, refused, added } }: { state: BuyState }) {
  const t = useText('shop')
  const { signIn } = useText('shopper').frame
  const to = usePathTo()
  const { form, ...ofFields } = faults
  const [field] = Object.keys(ofFields)
  const words = form ?? (refused === null ? null : t.cart.refusals[refused])
  if (words !== null)
    return (
      <Alert color="red" role="alert" {...shown} autoFocus>
        {words}{' '}
        {refused !== null && (
          <Link to={to('/cart')} reloadDocument>
            {t.cart.open}
          </Link>
        )}
        {refused === 'browser_full' && (
          <>
            {' · '}
            <Link to={to('/sign-in')} reloadDocument>
              {signIn}
            </Link>
          </>
        )}
      </Alert>
    )
  if (field !== undefined)
    return (
      <Alert color="red" role="alert" {...shown}>
        <a href={`#${getFaultId(field)}`}>{t.product.checkFields}</a>
      </Alert>
    )
  if (!added) return null
  return (
    <Alert color="green" role="status" {...shown} autoFocus>
      {t.cart.added}{' '}
      <Link to={to('/cart')} reloadDocument>
        {t.cart.open}
      </Link>
    </Alert>
  )
}
