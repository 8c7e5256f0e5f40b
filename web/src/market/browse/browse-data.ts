import { listMarketCategories, listMarketProducts } from '@rahba/contract/catalog/market/market.calls'
import { readMarketFacets } from '@rahba/contract/catalog/market/market-facets.calls'
import { redirect } from 'react-router'
import { callApi, getStatus, type LoadContext } from '../../shell/request/call-api.ts'
import { readTypedCity } from '../../shop/city/read-typed-city.server.ts'
import { readShopCity } from '../../shop/city/shop-city.server.ts'
import { countChosen, type MarketQuery, readMarketQuery, toFilters, writeMarketQuery } from './market-query.ts'

/** The number of popular products below a list that found nothing. */
const maxPopular = 8

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
      // A truncated or outdated link opens the first page of the list.
      if (query.cursor && getStatus(thrown) === 422) throw redirect(address.pathname + writeMarketQuery({ ...query, cursor: '' }))
      throw thrown
    }),
    callApi(context, readMarketFacets, { query: filters }),
    readShopCity(context),
  ])
  const otherWays = products.data.length === 0 ? await readOtherWays(context, query, place) : null
  return { query, products, facets, filteredCity, city, otherWays }
}

/** The ways on from a list that found nothing. */
async function readOtherWays(context: LoadContext, query: MarketQuery, place: Place) {
  const isNarrowed = countChosen(query) > 0 || place.category_id !== undefined
  const [categories, popular, unfiltered] = await Promise.all([
    callApi(context, listMarketCategories),
    callApi(context, listMarketProducts, { query: { sort: 'best_selling', limit: maxPopular } }),
    query.q && isNarrowed ? callApi(context, listMarketProducts, { query: { q: query.q, limit: 1 } }) : null,
  ])
  const corrected = unfiltered?.meta.corrected ?? null
  return {
    categories: categories.map(({ id, slug, name }) => ({ id, slug, name })),
    popular: popular.data,
    /** The words that find products in the whole market, and if they are others than those typed; null if nothing does. */
    meant: unfiltered && unfiltered.data.length > 0 ? { words: corrected ?? query.q, corrected: corrected !== null } : null,
  }
}
export type BrowseData = Awaited<ReturnType<typeof readBrowseData>>
