import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { unavailableReasons } from '@rahba/contract/catalog/products/why-not-sellable'
import { UserText } from '../../kit/layout/direction.tsx'
import { UserTexts } from '../../kit/layout/user-texts.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { ForVariants } from './for-variants.tsx'
import classes from './pickup.module.css'

type Branch = MarketProduct['pickup_branches'][number]

interface PickupProps {
  branches: readonly Branch[]
  /** The ids of the product's variants; its own for a product without. */
  variants: readonly string[]
  /** The place of the variant that the page shows. */
  shown: number
}

/** The places of the variants by what a branch has of them: null is enough, a number is what is left. */
function groupByRemaining({ in_stock, last_pieces }: Branch, variants: readonly string[]): [left: number | null, variants: number[]][] {
  const getRemaining = (id: string) => last_pieces.find(({ variant_id }) => variant_id === id)?.left ?? (in_stock.includes(id) ? null : 0)
  const groups = Map.groupBy(variants.entries(), ([, id]) => getRemaining(id))
  return [...groups].map(([remaining, entries]) => [remaining, entries.map(([at]) => at)])
}

/** The branches where a product can be collected, and how much of the chosen variant each has. */
export function Pickup({ branches, variants, shown }: PickupProps) {
  const t = useText('shop').product
  const locale = useLocale()
  if (branches.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{t.pickup}</h2>
      <ul className={classes.branches}>
        {branches.map((branch) => (
          <li key={branch.id} className={classes.branch}>
            <span>
              <UserTexts parts={[branch.name, branch.city]} />
            </span>
            {groupByRemaining(branch, variants).map(([remaining, places]) => (
              <ForVariants key={remaining} variants={places} shown={shown} className={classes.state} data-in-stock={remaining !== 0}>
                {remaining === null ? t.available : remaining === 0 ? unavailableReasons.out_of_stock[locale] : t.remaining(remaining)}
              </ForVariants>
            ))}
            {branch.address && (
              <span className={classes.address}>
                <UserText>{branch.address}</UserText>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
