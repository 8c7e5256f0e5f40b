import { Button } from '@mantine/core'
import type { MarketProduct } from '@rahba/contract/catalog/market'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { UserTexts } from '../../kit/layout/user-texts.tsx'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { listSoldOut } from './sold-out.ts'
import classes from './watch-stock.module.css'

interface WatchStockProps {
  product: Pick<MarketProduct, 'id' | 'axes' | 'variants' | 'unavailable_reason'>
  /** The ids of the variants that the shopper waits for. */
  watched: readonly string[]
}

/** The way to be notified when what is sold out is back. It is a form; a visitor signs in first and comes back. */
export function WatchStock({ product, watched }: WatchStockProps) {
  const t = useText('shopper-account').keep
  const soldOut = listSoldOut(product)
  const [first] = soldOut
  if (!first) return null
  if (first.names.length === 0)
    return (
      <div className={classes.only}>
        <Watch id={first.id} isWatched={watched.includes(first.id)} />
        {watched.includes(first.id) && <p className={classes.waits}>{t.waits}</p>}
      </div>
    )
  return (
    <details className={classes.variants} open={soldOut.some(({ id }) => watched.includes(id)) || product.unavailable_reason !== null}>
      <summary>{t.soldOutVariants}</summary>
      <ul className={classes.list}>
        {soldOut.map(({ id, names }) => (
          <li key={id} className={classes.row}>
            <span id={`watch-${id}`}>
              <UserTexts parts={names} />
            </span>
            <Watch id={id} isWatched={watched.includes(id)} labelledBy={`watch-${id}`} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One toggle. `labelledBy` is the element that names the variant. */
function Watch({ id, isWatched, labelledBy }: { id: string; isWatched: boolean; labelledBy?: string }) {
  const t = useText('shopper-account').keep
  const to = usePathTo()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={to('/account/favourites')}>
      <input type="hidden" name="kind" value="stock" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={pathname + search} />
      <Button
        type="submit"
        name="act"
        value={isWatched ? 'drop' : 'keep'}
        variant={isWatched ? 'default' : 'light'}
        size={labelledBy ? 'sm' : 'md'}
        aria-describedby={labelledBy}
        leftSection={isWatched ? <IconBellOff size={18} aria-hidden="true" /> : <IconBell size={18} aria-hidden="true" />}
      >
        {isWatched ? t.unwatch : t.watch}
      </Button>
    </form>
  )
}
