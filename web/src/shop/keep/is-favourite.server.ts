import { readFavouriteProduct, readFavouriteStore } from '@rahba/contract/catalog/favourites.calls'
import { innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

export type FavouriteKind = 'products' | 'stores'

/** True if the visitor keeps a product or store; false for who is not signed in, whose page is drawn all the same. */
export async function isFavourite(context: LoadContext, kind: FavouriteKind, id: string): Promise<boolean> {
  const { cookies, call } = context.get(pageRequest)
  if (!cookies.userToken) return false
  const { status, body } = await call(innerCall(kind === 'products' ? readFavouriteProduct : readFavouriteStore, { params: { id } }))
  // The answer of these calls has the shape of their schema.
  return status === 200 && (body as { kept: boolean }).kept
}
