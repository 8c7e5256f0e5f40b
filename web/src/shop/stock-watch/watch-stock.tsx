import { Button } from '@mantine/core'
import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { UserTexts } from '../../kit/layout/user-texts.tsx'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { ForVariants } from '../product/for-variants.tsx'
import { listSoldOut, type SoldOutVariant } from './sold-out.ts'
import classes from './watch-stock.module.css'

interface WatchStockProps {
  product: Pick<MarketProduct, 'id' | 'axes' | 'variants' | 'unavailable_reason'>
  /** The ids of the variants that the shopper waits for. */
  watched: readonly string[]
}

/**
 * The way to be notified when the chosen variant is back, beside the button that can't be pressed. It is inside the form of the product, so its
 * buttons belong to the forms of `WatchStock`. The page's script shows the one of the variant that is chosen.
 */
export function WatchChosen({ product, watched, shown }: WatchStockProps & { shown: number }) {
  const t = useText('shopper-account').keep
  return listSoldOut(product).map(({ id, place, names }) => (
    <ForVariants key={id} variants={[place]} shown={shown} className={classes.chosen ?? ''}>
      <WatchButton id={id} isWatched={watched.includes(id)} form={getFormId(id)} />
      {watched.includes(id) && (
        <span role="status" className={classes.waits}>
          {names.length === 0 ? t.waits : t.waitsForVariant}
        </span>
      )}
    </ForVariants>
  ))
}

/** The forms of what is sold out, and below them the list of the variants. A visitor signs in first and comes back to the variant. */
export function WatchStock({ product, watched }: WatchStockProps) {
  const t = useText('shopper-account').keep
  const soldOut = listSoldOut(product)
  const [first] = soldOut
  if (!first) return null
  // A product without variants has its button beside its state alone.
  if (first.names.length === 0) return <WatchForm variant={first} />
  return (
    <details className={classes.variants} open={soldOut.some(({ id }) => watched.includes(id))}>
      <summary>{t.soldOutVariants}</summary>
      <ul className={classes.list}>
        {soldOut.map((variant) => (
          <li key={variant.id} className={classes.row}>
            <span id={`watch-name-${variant.id}`}>
              <UserTexts parts={variant.names} />
            </span>
            <WatchForm variant={variant}>
              <WatchButton id={variant.id} isWatched={watched.includes(variant.id)} labelledBy={`watch-name-${variant.id}`} />
            </WatchForm>
          </li>
        ))}
      </ul>
    </details>
  )
}

const getFormId = (id: string) => `watch-${id}`

/** The form of one variant. It leads back to the page with this variant chosen, even if another was chosen since. */
function WatchForm({ variant: { id, choice }, children }: { variant: SoldOutVariant; children?: ReactNode }) {
  const to = usePathTo()
  const { pathname, search } = useLocation()
  const address = new URLSearchParams(search)
  address.delete('added')
  for (const [axis, value] of choice) address.set(axis, value)
  return (
    <form method="post" action={to('/account/favourites')} id={getFormId(id)}>
      <input type="hidden" name="kind" value="stock" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={`${pathname}${address.size > 0 ? `?${address}` : ''}`} />
      {children}
    </form>
  )
}

interface WatchButtonProps {
  id: string
  isWatched: boolean
  /** The id of its form, where it is not inside of it. */
  form?: string
  /** The element that names the variant. */
  labelledBy?: string
}

/** One toggle. */
function WatchButton({ id, isWatched, form, labelledBy }: WatchButtonProps) {
  const t = useText('shopper-account').keep
  return (
    <Button
      type="submit"
      form={form}
      name="act"
      value={isWatched ? 'drop' : 'keep'}
      variant={isWatched ? 'default' : 'light'}
      size={labelledBy ? 'sm' : 'md'}
      aria-describedby={labelledBy}
      data-focus={`watch-${labelledBy ? 'row-' : ''}${id}`}
      leftSection={isWatched ? <IconBellOff size={18} aria-hidden="true" /> : <IconBell size={18} aria-hidden="true" />}
    >
      {isWatched ? t.unwatch : t.watch}
    </Button>
  )
}
