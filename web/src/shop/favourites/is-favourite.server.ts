import { readFavouriteProduct, readFavouriteStore } from '@rahba/contract/catalog/favourites/favourites.calls'
import { innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

export type FavouriteKind = 'products' | 'stores'

/** True if a product or store is a favourite of the visitor; false for signed-out visitors. */
export async function isFavourite(context: LoadContext, kind: FavouriteKind, id: string): Promise<boolean> {
  const { cookies, call } = context.get(pageRequest)
  if (!cookies.userToken) return false
  const { status, body } = await call(innerCall(kind === 'products' ? readFavouriteProduct : readFavouriteStore, { params: { id } }))
  // The answer of these calls has the shape of their schema.
  return status === 200 && (body as { kept: boolean }).kept
}
