import { Badge } from '@mantine/core'
import type { listMarketCategories } from '@rahba/contract/catalog/market/market.calls'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { usePathTo } from '../../paths.ts'
import cards from '../../shop/product-card.module.css'
import { ProductCard } from '../../shop/product-card.tsx'
import stores from '../../stores/store-card.module.css'
import { StoreCard } from '../../stores/store-card.tsx'
import { useText } from '../../text/use-text.ts'
import { SectionHead } from '../section-head.tsx'
import classes from './home-section.module.css'
import type { ShownSection } from './read-preview.server.ts'
import row from './row.module.css'

interface HomeSectionProps {
  section: ShownSection
  categories: ResponseOf<typeof listMarketCategories>
  /** True for the section that the page opens with, whose pictures are fetched at once. */
  first: boolean
  /** Its place among the sections of the page. */
  place: number
}

const firstRow = 4

/** A section of the home as administrators arranged it, with the way to all of its kind. */
export function HomeSection({
  section: { id, kind, name, category, stores: listed, products, active = true, draft = false },
  categories,
  first,
  place,
}: HomeSectionProps) {
  const t = useText('market').preview
  const to = usePathTo()
  const slug = categories.find(({ id }) => id === category?.id)?.slug
  const all = {
    newest: `${to('/market/search')}?sort=newest`,
    best_selling: `${to('/market/search')}?sort=best_selling`,
    featured_stores: to('/market/stores'),
    category: slug ? to('/market/c/:category', { category: slug }) : null,
    products: null,
  }[kind]
  return (
    // The preview of a form opens here.
    <section id={`section-${id}`} className={draft ? classes.draft : undefined}>
      <SectionHead title={name} all={all} />
      {draft && (
        <Badge color="saffron" variant="filled" size="lg" tt="none" autoContrast mb="sm" me="xs">
          {t.unsaved}
        </Badge>
      )}
      {!active && (
        <Badge color="gray" variant="light" mb="sm">
          {t.hidden}
        </Badge>
      )}
      {listed.length + products.length === 0 && <p>{t.nothing}</p>}
      {listed.length > 0 && (
        <ul className={`${stores.grid} ${row.row}`} data-of="stores">
          {listed.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} />
            </li>
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <ul className={`${cards.grid} ${row.row}`} data-of="products">
          {products.map((product, at) => (
            <li key={product.id}>
              <ProductCard product={product} first={first && at < firstRow} ofStore section={place} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
