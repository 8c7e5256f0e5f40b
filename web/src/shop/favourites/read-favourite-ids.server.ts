import { listFavouriteProductIds } from '@rahba/contract/catalog/favourites/favourites.calls'
import { innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

/** Pages with cards of products: the market, and stores with their products. */
const hasCards = (pathname: string) => /^\/(ar|en)\/(market|s)(\/|$)/.test(pathname)

/** Reads the ids of the shopper's favourite products on a page with cards; null for signed-out visitors, who share one cached page. */
export async function readFavouriteIds(context: LoadContext, pathname: string): Promise<readonly string[] | null> {
  const { cookies, call } = context.get(pageRequest)
  if (!cookies.userToken) return null
  if (!hasCards(pathname)) return []
  const { status, body } = await call(innerCall(listFavouriteProductIds, {}))
  // The answer of this call has the shape of its schema.
  return status === 200 ? (body as { ids: string[] }).ids : null
}
