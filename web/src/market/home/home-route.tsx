import { listMarketCategories, listMarketSections, listMarketStores } from '@rahba/contract/catalog/market.calls'
import { listSlidesAt } from '@rahba/contract/content/slide-reading.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SlideShow } from '../../content/slide-show.tsx'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { NothingFound } from '../../shop/nothing-found.tsx'
import { useText } from '../../text/use-text.ts'
import { SectionHead } from '../section-head.tsx'
import stores from '../store-card.module.css'
import { StoreCard } from '../store-card.tsx'
import { CategoryGrid } from './category-grid.tsx'
import classes from './home-route.module.css'
import { HomeSection } from './home-section.tsx'

const newStoresShown = 6

export async function loader({ context }: LoaderFunctionArgs) {
  const [slides, categories, sections, newest] = await Promise.all([
    callApi(context, listSlidesAt, { query: { placement: 'shoppers' } }),
    callApi(context, listMarketCategories),
    callApi(context, listMarketSections),
    callApi(context, listMarketStores, { query: { limit: newStoresShown } }),
  ])
  return { slides, categories, sections, newest: newest.data }
}

/** `/market`: the slides, categories and sections that administrators arrange, and the newest stores. */
export default function MarketHomeRoute() {
  const { slides, categories, sections, newest } = useLoaderData<typeof loader>()
  const { origin } = useShop()
  const t = useText('market').home
  const to = usePathTo()
  const empty = sections.length + newest.length === 0
  return (
    <>
      <Seo title={t.title} description={t.description} origin={origin} path="/market" />
      <h1 className={classes.title}>
        {t.title} <span className={classes.lead}>{t.lead}</span>
      </h1>
      <SlideShow slides={slides} />
      <CategoryGrid categories={categories} />
      {sections.map((section, at) => (
        <HomeSection key={section.id} section={section} categories={categories} first={at === 0 && slides.length === 0} />
      ))}
      {newest.length > 0 && (
        <section>
          <SectionHead title={t.stores} all={to('/market/stores')} />
          <ul className={stores.grid}>
            {newest.map((store) => (
              <li key={store.id}>
                <StoreCard store={store} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {empty && <NothingFound title={t.empty} hint={t.emptyHint} />}
    </>
  )
}
