import { formatDate } from '@rahba/contract/kernel/date-text'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import { documentKinds } from '@rahba/contract/stores/store-states'
import type { text } from '../text/ar/store-papers.ts'

type Store = Pick<StoreFacts, 'lapsed_papers' | 'paper_restriction' | 'products_stop_on' | 'orders_stop_on'>

/** Returns what a store's expired papers stop, and from which days; null if they stop nothing. */
export function paperRestrictionText(store: Store, t: typeof text, locale: Locale): string | null {
  const { lapsed_papers, paper_restriction, products_stop_on, orders_stop_on } = store
  if (products_stop_on === null) return null
  const papers = lapsed_papers.map((kind) => documentKinds[kind][locale]).join(comma[locale])
  const day = (value: string | null) => value && formatDate(value, locale, 'date')
  if (paper_restriction === 'orders') return t.orders(papers)
  if (paper_restriction === 'products') return t.products(papers, day(orders_stop_on))
  return t.grace(papers, formatDate(products_stop_on, locale, 'date'), day(orders_stop_on))
}
