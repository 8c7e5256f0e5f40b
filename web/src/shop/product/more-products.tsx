import type { MarketProductCard } from '@rahba/contract/catalog/market/market'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { ProductCard } from '../product-card.tsx'
import classes from './more-products.module.css'

/** The number of other products that a product's page shows. */
export const maxMoreProducts = 6

/** More of the store's products, its best sellers first, with the way to all of them. */
export function MoreProducts({ products, store_slug }: { products: readonly MarketProductCard[]; store_slug: string }) {
  const t = useText('shop')
  const to = usePathTo()
  if (products.length === 0) return null
  return (
    <section className={classes.more}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t.product.others}</h2>
        <Link to={to('/s/:slug', { slug: store_slug })}>{t.products.all}</Link>
      </div>
      <ul className={classes.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
