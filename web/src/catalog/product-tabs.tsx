import { Badge } from '@mantine/core'
import type { ProductCounts } from '@rahba/contract/catalog/products/product-answers'
import type { ProductTab } from '@rahba/contract/catalog/products/product-pages'
import { productStateLabels } from '@rahba/contract/catalog/products/product-states'
import { UrlTabs } from '../kit/nav/url-tabs.tsx'
import { CappedCount } from '../kit/show/capped-count.tsx'
import { useLocale } from '../text/locale.ts'

interface ProductTabsProps {
  /** The tabs in their order, after the one for all. */
  keys: readonly ProductTab[]
  counts: ProductCounts | undefined
  words: { label: string; all: string; edited: string }
  /** The tabs that wait for the reader. */
  waiting?: readonly ProductTab[]
}

/** The states products are in, as tabs over their list. */
export function ProductTabs({ keys, counts, words, waiting = [] }: ProductTabsProps) {
  const locale = useLocale()
  const count = (key: ProductTab | 'all') => {
    const n = counts?.[key]
    if (!n) return undefined
    const color = waiting.some((one) => one === key) ? 'saffron' : 'gray'
    return (
      <Badge variant="light" color={color} size="sm" fw={500} miw="max-content">
        <CappedCount n={n} />
      </Badge>
    )
  }
  const tabs = keys.map((key) => ({ key, label: key === 'edited' ? words.edited : productStateLabels[key][locale], count: count(key) }))
  return <UrlTabs param="status" aria-label={words.label} tabs={[{ key: 'all', label: words.all, count: count('all') }, ...tabs]} />
}
