import { listMarketCategories } from '@rahba/contract/catalog/market/market.calls'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { breadcrumbs, itemList, Seo } from '../../shell/head/seo.tsx'
import { callApi, notFound } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { BreadcrumbPath } from '../../shop/breadcrumb-path.tsx'
import { useShop } from '../../shop/layout/use-shop.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { Browse } from './browse.tsx'
import { readBrowseData } from './browse-data.ts'
import { CategoryDoors } from './category-doors.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const categories = await callApi(context, listMarketCategories)
  const category = categories.find(({ slug }) => slug === params.category)
  const subcategory = category?.subcategories.find(({ slug }) => slug === params.subcategory)
  if (!category || (params.subcategory !== undefined && !subcategory)) throw notFound(context.get(pageRequest))
  const place = { category_id: category.id, subcategory_id: subcategory?.id }
  const data = await readBrowseData(context, new URL(request.url), place)
  const { slug, name } = category
  return { data, category: { slug, name }, subcategory: subcategory ?? null }
}

/** `/market/c/{category}` and `/market/c/{category}/{subcategory}`: the products of a category, with their filters. */
export default function CategoryRoute() {
  const { data, category, subcategory } = useLoaderData<typeof loader>()
  const { origin } = useShop()
  const t = useText('market')
  const to = usePathTo()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { name } = subcategory ?? category
  const up = to('/market/c/:category', { category: category.slug })
  const paths = [
    { name: t.home.title, path: '/market' },
    { name: category.name, path: `/market/c/${encodeURIComponent(category.slug)}` },
    ...(subcategory
      ? [{ name: subcategory.name, path: `/market/c/${encodeURIComponent(category.slug)}/${encodeURIComponent(subcategory.slug)}` }]
      : []),
  ]
  const doors = data.facets.subcategories.map(({ id, slug, name: label, count }) => {
    const address = to('/market/c/:category/:subcategory', { category: category.slug, subcategory: slug })
    const current = address === pathname
    return { id, name: label, count, to: (current ? up : address) + search, current }
  })
  return (
    <>
      <Seo
        title={name}
        description={t.browse.categoryDescription(name)}
        origin={origin}
        path={paths.at(-1)?.path ?? '/market'}
        unlisted={search !== ''}
        data={[
          breadcrumbs(origin, locale, paths),
          itemList(
            origin,
            locale,
            data.products.data.map((one) => `/s/${encodeURIComponent(one.store_slug)}/p/${encodeURIComponent(one.slug)}`),
          ),
        ]}
      />
      <BreadcrumbPath steps={[{ name: t.home.title, to: to('/market') }, ...(subcategory ? [{ name: category.name, to: up }] : [])]} />
      <Browse title={name} data={data} doors={<CategoryDoors title={t.browse.subcategories} doors={doors} />} />
    </>
  )
}
