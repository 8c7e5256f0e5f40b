import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { Code, UserText } from '../../kit/layout/direction.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './product-facts.module.css'

/** The store's short facts about the goods: brand, origin, weight, code. */
export function ProductFacts({ product, madeIn }: { product: MarketProduct; madeIn: string | null }) {
  const t = useText('shop').product
  const { brand, weight, barcode, tags } = product
  const facts = [
    brand && { label: t.brand, value: <UserText>{brand}</UserText> },
    madeIn && { label: t.madeIn, value: madeIn },
    weight && { label: t.weight, value: t.grams(weight) },
    barcode && { label: t.barcode, value: <Code>{barcode}</Code> },
  ].flatMap((fact) => fact || [])
  if (facts.length === 0 && tags.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{t.details}</h2>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {tags.length > 0 && (
        <ul className={classes.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <UserText>{tag}</UserText>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
