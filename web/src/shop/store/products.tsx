import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { MarketStore } from '@rahba/contract/catalog/market/market'
import type { listMarketProducts } from '@rahba/contract/catalog/market/market.calls'
import { marketSorts } from '@rahba/contract/catalog/market/market-sorts'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { useText } from '../../text/use-text.ts'
import { ListFoot } from '../list-foot.tsx'
import { NothingFound } from '../nothing-found.tsx'
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
const sectionId = 'products'

/** An address that opens at the products: who looks around in them is past the head of the store. */
const inSection = (address: string) => `${address}#${sectionId}`

/** Search and order, in the address. The page's script sends the form when another order is chosen. */
function Tools({ query }: { query: ProductQuery }) {
  const t = useText('shop').products
  return (
    <search>
      <form method="get" action={`#${sectionId}`} className={classes.tools}>
        {query.shelf && <input type="hidden" name="shelf" value={query.shelf} />}
        <TextInput
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
          name="sort"
          defaultValue={query.sort}
          aria-label={t.sort}
          data={marketSorts.filter((value) => value !== 'relevance' || query.q).map((value) => ({ value, label: t.sorts[value] }))}
          data-sends
          className={classes.sort}
          size="md"
        />
        <Button type="submit" variant="default" size="md">
          {t.find}
        </Button>
      </form>
    </search>
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
          to={inSection(getAddress(query, { shelf: id, cursor: '', show: 24 }))}
          className={classes.shelf}
          aria-current={id === query.shelf ? 'page' : undefined}
        >
          <UserText>{name}</UserText>
        </Link>
      ))}
    </nav>
  )
}

/** The goods of a store: by shelf, by search, in the order asked for, page by page. */
export function Products({ store, products, query }: ProductsProps) {
  const t = useText('shop').products
  const { corrected, partial, next_cursor } = products.meta
  const more = getMore(query, next_cursor, (part) => getAddress(query, part))
  return (
    <section id={sectionId} className={classes.section} aria-label={t.title}>
      <Shelves store={store} query={query} />
      <Tools query={query} />
      {query.q && (
        <p className={classes.results}>
          <span dir="auto">{corrected ? t.instead(query.q, corrected) : partial ? t.partial : t.resultsFor(query.q)}</span>
          <Link to={inSection(getAddress(query, { q: '', cursor: '' }))}>{t.clear}</Link>
        </p>
      )}
      {products.data.length === 0 ? (
        <NothingFound title={query.q ? t.noneFound : t.none} hint={query.q ? t.noneFoundHint : t.noneHint} />
      ) : (
        <ul className={cards.grid}>
          {products.data.map((product, index) => (
            <li key={product.id} id={`product-${index + 1}`}>
              <ProductCard product={product} first={index < firstRow} />
            </li>
          ))}
        </ul>
      )}
      <ListFoot
        first={query.cursor ? { to: inSection(getAddress(query, { cursor: '', show: 24 })), label: t.first } : null}
        more={
          more && {
            to: more.same ? `${more.to}#product-${products.data.length + 1}` : inSection(more.to),
            label: more.same ? t.more : t.next,
          }
        }
      />
    </section>
  )
}
