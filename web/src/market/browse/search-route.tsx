import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { useShop } from '../../shop/layout/use-shop.ts'
import { useText } from '../../text/use-text.ts'
import { Browse } from './browse.tsx'
import { readBrowseData } from './browse-data.ts'
import { CategoryDoors } from './category-doors.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) => readBrowseData(context, new URL(request.url))

/** `/market/search`: the products of all stores, by words and filters. */
export default function MarketSearchRoute() {
  const data = useLoaderData<typeof loader>()
  const { origin } = useShop()
  const t = useText('market').browse
  const to = usePathTo()
  const { search } = useLocation()
  const { q } = data.query
  const title = q ? t.searchTitle(q) : data.query.on_offer ? t.onOffer : t.everything
  const doors = data.facets.categories.map(({ id, slug, name, count }) => ({
    id,
    name,
    count,
    // the other filters stay, as far as the category has their values
    to: to('/market/c/:category', { category: slug }) + search,
    current: false,
  }))
  return (
    <>
      <Seo title={title} description={t.searchDescription} origin={origin} path="/market/search" unlisted />
      <Browse title={<span dir="auto">{title}</span>} data={data} doors={<CategoryDoors title={t.categories} doors={doors} />} />
    </>
  )
}
