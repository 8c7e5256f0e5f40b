import { Button } from '@mantine/core'
import { IconHeart, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { getHeartId } from './heart-anchor.ts'
import type { FavouriteKind } from './is-favourite.server.ts'
import classes from './own-ways.module.css'

interface OwnWaysProps {
  kind: FavouriteKind
  /** The id of the product or store. */
  id: string
  kept: boolean
  /** Other ways beside these. */
  children?: ReactNode
}

/**
 * The ways of a shopper with a product or a store: keeping it (without leaving the page, by web/src/plain/hearts.ts), and asking the store. Both
 * are forms; a visitor signs in first and comes back.
 */
export function OwnWays({ kind, id, kept, children }: OwnWaysProps) {
  const t = useText('shopper-account').keep
  const to = usePathTo()
  const { pathname, search } = useLocation()
  const back = pathname + search
  const heart = getHeartId(kind, id)
  const about = kind === 'products' ? 'product_id' : 'store_id'
  return (
    <div className={classes.ways}>
      <form id={heart} method="post" action={to('/account/favourites')}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={`${back}#${heart}`} />
        <Button
          type="submit"
          name="act"
          value={kept ? 'drop' : 'keep'}
          variant="default"
          data-heart={id}
          data-kind={kind}
          data-kept={kept || undefined}
          data-add={t.add}
          data-remove={t.remove}
          leftSection={<IconHeart size={20} stroke={1.6} aria-hidden="true" />}
        >
          {kept ? t.remove : t.add}
        </Button>
      </form>
      <form method="post" action={to('/messages')}>
        <input type="hidden" name={about} value={id} />
        <input type="hidden" name="back" value={back} />
        <Button type="submit" variant="default" leftSection={<IconMessage size={20} stroke={1.6} aria-hidden="true" />}>
          {t.ask}
        </Button>
      </form>
      {children}
    </div>
  )
}
