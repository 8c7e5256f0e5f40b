import { Button, NativeSelect } from '@mantine/core'
import { marketSorts } from '@rahba/contract/catalog/market/market-sorts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '../../kit/show/format.ts'
import { CountBadge } from '../../shop/count-badge.tsx'
import { ListFoot } from '../../shop/list-foot.tsx'
import { NothingFound } from '../../shop/nothing-found.tsx'
import cards from '../../shop/product-card.module.css'
import { ProductCard } from '../../shop/product-card.tsx'
import { getMore } from '../../shop/product-query.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './browse.module.css'
import type { BrowseData } from './browse-data.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { Facets } from './facets.tsx'
import { countChosen, writeMarketQuery } from './market-query.ts'
import { OtherWays, Popular } from './other-ways.tsx'

const firstRow = 4

/** The order of the list, with everything else that was chosen kept. */
function Sort({ data: { query } }: { data: BrowseData }) {
  const t = useText('shop').products
  const { pathname } = useLocation()
  const params = new URLSearchParams(writeMarketQuery({ ...query, cursor: '', show: 24 }))
  params.delete('sort')
  return (
    <form method="get" action={pathname} className={classes.sort}>
      {[...params].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <NativeSelect
        name="sort"
        defaultValue={query.sort}
        aria-label={t.sort}
        data={marketSorts.filter((value) => value !== 'relevance' || query.q).map((value) => ({ value, label: t.sorts[value] }))}
        data-sends
      />
      <noscript>
        <Button type="submit" variant="default">
          {t.find}
        </Button>
      </noscript>
    </form>
  )
}

/**
 * A list of the market: its filters with counts, what is chosen, the order, and the products page by page.
 * @param doors the categories above the filters
 */
export function Browse({ title, data, doors }: { title: ReactNode; data: BrowseData; doors: ReactNode }) {
  const t = useText('market').browse
  const words = useText('shop').products
  const locale = useLocale()
  const { pathname } = useLocation()
  const { query, products, facets, otherWays } = data
  const { corrected, partial, next_cursor } = products.meta
  const more = getMore(query, next_cursor, (part) => pathname + writeMarketQuery({ ...query, ...part }))
  const count = facets.total_capped ? t.manyResults(formatNumber(facets.total, locale)) : t.results(facets.total)
  return (
    <div className={classes.columns} data-empty={otherWays ? '' : undefined}>
      {/* Nothing is left to filter or to sort where nothing is found. What is chosen can be taken away below. */}
      {!otherWays && (
        <details className={classes.side}>
          <summary className={classes.summary}>
            <IconAdjustmentsHorizontal size={18} aria-hidden="true" /> {t.filters}
            <CountBadge count={countChosen(query)} title={t.chosen} />
          </summary>
          <Facets data={data}>{doors}</Facets>
        </details>
      )}
      <div className={classes.main}>
        <div className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.count} role="status">
            {count}
          </p>
          {!otherWays && <Sort data={data} />}
        </div>
        <ChosenFilters data={data} />
        {query.q && (corrected || partial) && (
          <p className={classes.meant} dir="auto">
            {corrected ? words.instead(query.q, corrected) : words.partial}
          </p>
        )}
        {otherWays ? (
          <>
            <NothingFound
              title={t.none}
              hint={countChosen(query) > 0 ? t.noneFilteredHint : t.noneHint}
              action={<OtherWays ways={otherWays} />}
            />
            <Popular products={otherWays.popular} />
          </>
        ) : (
          <ul className={cards.grid}>
            {products.data.map((product, at) => (
              <li key={product.id} id={`product-${at + 1}`}>
                <ProductCard product={product} first={at < firstRow} ofStore />
              </li>
            ))}
          </ul>
        )}
        <ListFoot
          first={query.cursor ? { to: pathname + writeMarketQuery({ ...query, cursor: '', show: 24 }), label: words.first } : null}
          more={
            more && {
              to: more.same ? `${more.to}#product-${products.data.length + 1}` : more.to,
              label: more.same ? words.more : words.next,
            }
          }
        />
      </div>
    </div>
  )
}
