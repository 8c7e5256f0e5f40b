import type { MarketProduct } from '@rahba/contract/catalog/market'
import { UserText } from '../../kit/layout/direction.tsx'
import { UserTexts } from '../../kit/layout/user-texts.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './pickup.module.css'

interface PickupProps {
  branches: MarketProduct['pickup_branches']
  /** The id of the variant that the page shows. */
  variant_id: string
}

/** The branches where a product can be collected, and whether the chosen variant is in stock there; the page's script follows another choice. */
export function Pickup({ branches, variant_id }: PickupProps) {
  const t = useText('shop').product
  if (branches.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{t.pickup}</h2>
      <ul className={classes.branches}>
        {branches.map(({ id, name, city, address, in_stock }) => (
          <li key={id} className={classes.branch}>
            <span>
              <UserTexts parts={[name, city]} />
            </span>
            <span
              className={classes.state}
              data-branch={id}
              data-yes={t.inBranch}
              data-no={t.notInBranch}
              data-in-stock={in_stock.includes(variant_id)}
            >
              {in_stock.includes(variant_id) ? t.inBranch : t.notInBranch}
            </span>
            {address && (
              <span className={classes.address}>
                <UserText>{address}</UserText>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
