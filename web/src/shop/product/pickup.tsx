import type { MarketProduct } from '@rahba/contract/catalog/market'
import { comma } from '@rahba/contract/kernel/locale'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './pickup.module.css'

/** The branches where a product can be collected, and whether it is in stock there. */
export function Pickup({ branches }: { branches: MarketProduct['pickup_branches'] }) {
  const t = useText('shop').product
  const locale = useLocale()
  if (branches.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{t.pickup}</h2>
      <ul className={classes.branches}>
        {branches.map(({ id, name, city, address, in_stock }) => (
          <li key={id} className={classes.branch}>
            <span dir="auto">
              {name}
              {city && `${comma[locale]}${city}`}
            </span>
            <span className={classes.state} data-in-stock={in_stock.length > 0}>
              {in_stock.length > 0 ? t.inBranch : t.notInBranch}
            </span>
            {address && (
              <span className={classes.address} dir="auto">
                {address}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
