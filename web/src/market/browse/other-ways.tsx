import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { usePathTo } from '../../paths.ts'
import cards from '../../shop/product-card.module.css'
import { ProductCard } from '../../shop/product-card.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './browse.module.css'
import type { BrowseData } from './browse-data.ts'

type Ways = NonNullable<BrowseData['otherWays']>

/** The ways on from a list that found nothing: the same search in the whole market if that finds something, every category, and the market's home. */
export function OtherWays({ ways: { categories, meant } }: { ways: Ways }) {
  const t = useText('market')
  const to = usePathTo()
  return (
    <>
      {meant !== null && (
        <p className={classes.meant}>
          <Link to={`${to('/market/search')}?${new URLSearchParams({ q: meant.words })}`}>
            {(meant.corrected ? t.browse.didYouMean : t.browse.wholeMarket)(meant.words)}
          </Link>
        </p>
      )}
      {categories.length > 0 && (
        <nav aria-label={t.home.categories}>
          <ul className={classes.others}>
            {categories.map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={to('/market/c/:category', { category: slug })} className={classes.chip}>
                  <UserText>{name}</UserText>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button component={Link} to={to('/market')} variant="default">
        {t.browse.toHome}
      </Button>
    </>
  )
}

/** The products that sell best in the whole market. */
export function Popular({ products }: { products: Ways['popular'] }) {
  const t = useText('market').browse
  if (products.length === 0) return null
  return (
    <section className={classes.popular}>
      <h2>{t.popular}</h2>
      <ul className={cards.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} ofStore />
          </li>
        ))}
      </ul>
    </section>
  )
}
