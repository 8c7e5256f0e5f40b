import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { MarketStore } from '@rahba/contract/catalog/market'
import type { listMarketProducts } from '@rahba/contract/catalog/market.calls'
import { marketSorts } from '@rahba/contract/catalog/market-sorts'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { IconSearch } from '@tabler/icons-react'
import { Form, Link } from 'react-router'
import { useText } from '../../text/use-text.ts'
import cards from '../product-card.module.css'
import { ProductCard } from '../product-card.tsx'
import { getAddress, getMore, type ProductQuery } from '../product-query.ts'
import classes from './products.module.css'

interface ProductsProps {
  store: MarketStore
  products: ResponseOf<typeof listMarketProducts>
  query: ProductQuery
}

const firstRow = 4

/** Search and order, in the address: the form sends itself without a script too. */
function Tools({ query }: { query: ProductQuery }) {
  const t = useText('shop').products
  return (
    <Form method="get" role="search" className={classes.tools} preventScrollReset>
      {query.shelf && <input type="hidden" name="shelf" value={query.shelf} />}
      <TextInput
        key={query.q}
        name="q"
        type="search"
        defaultValue={query.q}
        aria-label={t.search}
        placeholder={t.search}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        className={classes.search}
        size="md"
        maxLength={100}
      />
      <NativeSelect
        key={query.sort}
        name="sort"
        defaultValue={query.sort}
        aria-label={t.sort}
        data={marketSorts.filter((value) => value !== 'relevance' || query.q).map((value) => ({ value, label: t.sorts[value] }))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className={classes.sort}
        size="md"
      />
      <Button type="submit" variant="default" size="md">
        {t.find}
      </Button>
    </Form>
  )
}

function Shelves({ store, query }: Pick<ProductsProps, 'store' | 'query'>) {
  const t = useText('shop').products
  if (store.shelves.length === 0) return null
  const shelves = [{ id: '', name: t.all }, ...store.shelves]
  return (
    <nav className={classes.shelves} aria-label={t.shelves}>
      {shelves.map(({ id, name }) => (
        <Link
          key={id}
          to={getAddress(query, { shelf: id, cursor: '', show: 24 })}
          preventScrollReset
          className={classes.shelf}
          aria-current={id === query.shelf ? 'page' : undefined}
          dir="auto"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** The goods of a store: by shelf, by search, in the order asked for, page by page. */
export function Products({ store, products, query }: ProductsProps) {
  const t = useText('shop').products
  const { corrected, partial, next_cursor } = products.meta
  const more = getMore(query, next_cursor)
  return (
    <section className={classes.section} aria-label={t.title}>
      <Shelves store={store} query={query} />
      <Tools query={query} />
      {query.q && (
        <p className={classes.results}>
          <span dir="auto">{corrected ? t.instead(query.q, corrected) : partial ? t.partial : t.resultsFor(query.q)}</span>
          <Link to={getAddress(query, { q: '', cursor: '' })} preventScrollReset>
            {t.clear}
          </Link>
        </p>
      )}
      {products.data.length === 0 ? (
        <div className={classes.none}>
          <p>{query.q ? t.noneFound : t.none}</p>
          <p>{query.q ? t.noneFoundHint : t.noneHint}</p>
        </div>
      ) : (
        <ul className={cards.grid}>
          {products.data.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} first={index < firstRow} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        {query.cursor && (
          <Button component={Link} to={getAddress(query, { cursor: '', show: 24 })} variant="subtle">
            {t.first}
          </Button>
        )}
        {more && (
          <Button component={Link} to={more.to} preventScrollReset={more.same} replace={more.same} variant="default" size="md">
            {more.same ? t.more : t.next}
          </Button>
        )}
      </div>
    </section>
  )
}
