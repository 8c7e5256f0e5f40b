import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { listStockWatches } from '@rahba/contract/catalog/stock/stock-watches.calls'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { listSoldOut } from './sold-out.ts'

/** The ids of the product's sold-out variants that the shopper waits for; empty for signed-out visitors. */
export async function readWatched(context: LoadContext, product: MarketProduct): Promise<string[]> {
  const { cookies, call } = context.get(pageRequest)
  if (!cookies.userToken || listSoldOut(product).length === 0) return []
  const { status, body } = await call(innerCall(listStockWatches, {}))
  // The answer of this call has the shape of its schema.
  const watches = status === 200 ? (body as ResponseOf<typeof listStockWatches>) : []
  return watches.filter(({ product_id }) => product_id === product.id).map(({ id }) => id)
}
