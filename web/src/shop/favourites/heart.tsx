import { IconHeart } from '@tabler/icons-react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { loginPath } from '../../shell/session/sign-in-paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { loader } from '../layout/shop-route.tsx'
import classes from './heart.module.css'
import { getHeartId } from './heart-anchor.ts'
import { heartsFormId } from './hearts-form.tsx'

interface HeartProps {
  product_id: string
  name: string
  /** The place of the card's section, on a page where one product may have several cards. */
  section?: number | undefined
}

/**
 * Keeps the product of a card, or drops it: by the page's script (web/src/plain/hearts.ts), or by a form that leads back to the card. The heart
 * of a visitor leads to signing in and back: it is the same for everybody, so the page stays in the public cache.
 */
export function Heart({ product_id, name, section }: HeartProps) {
  const t = useText('shop').products
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const kept = useRouteLoaderData<typeof loader>('shop')?.kept_products
  const id = getHeartId('products', product_id, section)
  const label = t.keep(name)
  if (!kept)
    return (
      <a href={loginPath(locale, 'user', `${pathname}${search}#${id}`)} id={id} rel="nofollow" className={classes.heart} aria-label={label}>
        <IconHeart size={20} stroke={1.6} aria-hidden="true" />
      </a>
    )
  const isKept = kept.includes(product_id)
  return (
    <button
      type="submit"
      form={heartsFormId}
      id={id}
      name={isKept ? 'drop' : 'keep'}
      value={`${product_id}#${id}`}
      data-heart={product_id}
      data-kind="products"
      className={classes.heart}
      aria-label={label}
      aria-pressed={isKept}
    >
      <IconHeart size={20} stroke={1.6} aria-hidden="true" />
    </button>
  )
}
