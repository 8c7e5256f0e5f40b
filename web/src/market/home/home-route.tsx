import { listMarketCategories, listMarketSections, listMarketStores } from '@rahba/contract/catalog/market/market.calls'
import { listSlidesAt } from '@rahba/contract/content/slide-reading.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AdsPreviewNote } from '../../content/ads-preview-note.tsx'
import { SlideShow } from '../../content/slide-show.tsx'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { readShopCity } from '../../shop/city/shop-city.server.ts'
import { useShop } from '../../shop/layout/use-shop.ts'
import { NothingFound } from '../../shop/nothing-found.tsx'
import stores from '../../stores/store-card.module.css'
import { StoreCard } from '../../stores/store-card.tsx'
import { useText } from '../../text/use-text.ts'
import { SectionHead } from '../section-head.tsx'
import { SeenPart } from '../seen/seen-part.tsx'
import { CategoryGrid } from './category-grid.tsx'
import classes from './home-route.module.css'
import { HomeSection } from './home-section.tsx'
import { NearStores } from './near-stores.tsx'
import { PreviewNote } from './preview-note.tsx'
import { readPreview, type ShownSection } from './read-preview.server.ts'
import row from './row.module.css'

const storesShown = 6

const listSections = (context: LoadContext): Promise<ShownSection[]> => callApi(context, listMarketSections)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const city = await readShopCity(context)
  const preview = await readPreview(context, request)
  const [slides, categories, sections, newest, near] = await Promise.all([
    preview ? preview.slides : callApi(context, listSlidesAt, { query: { placement: 'shoppers' } }),
    callApi(context, listMarketCategories),
    preview?.sections ?? listSections(context),
    callApi(context, listMarketStores, { query: { limit: storesShown } }),
    city ? callApi(context, listMarketStores, { query: { city_id: city.id, limit: storesShown } }) : null,
  ])
  return {
    slides,
    categories,
    sections,
    newest: newest.data,
    near: near?.data ?? [],
    preview: preview && { day: preview.day, keep: preview.keep, isWhole: preview.sections !== null },
  }
}

/** `/market`: the slides, categories and sections that administrators arrange, and the newest stores. */
export default function MarketHomeRoute() {
  const { slides, categories, sections, newest, near, preview } = useLoaderData<typeof loader>()
  const { origin, city } = useShop()
  const t = useText('market').home
  const to = usePathTo()
  const empty = sections.length + newest.length === 0
  return (
    <>
      <Seo title={t.title} description={t.description} origin={origin} path="/market" unlisted={preview !== null} />
      {preview?.isWhole && <PreviewNote day={preview.day} keep={preview.keep} />}
      {preview && !preview.isWhole && <AdsPreviewNote day={preview.day} />}
      <h1 className={classes.title}>
        {t.title} <span className={classes.lead}>{t.lead}</span>
      </h1>
      <SlideShow slides={slides} captions />
      <CategoryGrid categories={categories} />
      {sections.map((section, at) => (
        <HomeSection key={section.id} section={section} categories={categories} first={at === 0 && slides.length === 0} place={at} />
      ))}
      <NearStores city={city} stores={near} />
      {newest.length > 0 && (
        <section>
          <SectionHead title={t.stores} all={to('/market/stores')} />
          <ul className={`${stores.grid} ${row.row}`} data-of="stores">
            {newest.map((store) => (
              <li key={store.id}>
                <StoreCard store={store} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SeenPart />
      {empty && <NothingFound title={t.empty} hint={t.emptyHint} />}
    </>
  )
}
