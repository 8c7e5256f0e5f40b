import { listMarketCategories, listMarketProducts } from '@rahba/contract/catalog/market.calls'
import { readMarketFacets } from '@rahba/contract/catalog/market-facets.calls'
import { redirect } from 'react-router'
import { callApi, getStatus, type LoadContext } from '../../shell/request/call-api.ts'
import { readTypedCity } from '../../shop/city/read-typed-city.server.ts'
import { readShopCity } from '../../shop/city/shop-city.server.ts'
import { readMarketQuery, toFilters, writeMarketQuery } from './market-query.ts'

interface Place {
  category_id?: string | undefined
  subcategory_id?: string | undefined
}

/** The products, counts and cities of a list of the market, as the address asks for them, and the shopper's own city. */
export async function readBrowseData(context: LoadContext, address: URL, place: Place = {}) {
  const query = readMarketQuery(address.searchParams)
  // The field of the filter has a name that was typed; what it means is the filter, so that the address says it in one way.
  const filteredCity = await readTypedCity(context, address.searchParams.get('city') ?? query.city_id)
  if (address.searchParams.has('city') && !filteredCity.refused)
    throw redirect(address.pathname + writeMarketQuery({ ...query, city_id: filteredCity.id ?? query.city_id }))
  const filters = { ...toFilters(query), ...place }
  const [products, facets, city] = await Promise.all([
    callApi(context, listMarketProducts, {
      query: { ...filters, sort: query.sort, cursor: query.cursor || undefined, limit: query.show },
    }).catch((thrown: unknown) => {
      // A link that was cut short or is older than its order begins the list anew.
      if (query.cursor && getStatus(thrown) === 422) throw redirect(address.pathname + writeMarketQuery({ ...query, cursor: '' }))
      throw thrown
    }),
    callApi(context, readMarketFacets, { query: filters }),
    readShopCity(context),
  ])
  // Where nothing is found, the page leads on to the categories.
  const categories = products.data.length === 0 ? await callApi(context, listMarketCategories) : []
  return { query, products, facets, filteredCity, city, categories: categories.map(({ id, slug, name }) => ({ id, slug, name })) }
}
export type BrowseData = Awaited<ReturnType<typeof readBrowseData>>
