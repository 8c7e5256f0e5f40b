import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { readMarketProduct } from '@rahba/contract/catalog/market/market.calls'
import { userNoticePath } from '@rahba/contract/notifications/notice-links'
import type { Notification } from '@rahba/contract/notifications/notification'
import { pathTo } from '../../paths.ts'
import { innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'

/** The address of what a notice is about, with the language; the list of notices if there is no page of it, or no longer. */
export async function findNoticePage(context: LoadContext, notice: Notification): Promise<string> {
  const { locale, call } = context.get(pageRequest)
  if (notice.model === 'products' && notice.model_id) {
    const { status, body } = await call(innerCall(readMarketProduct, { params: { id: notice.model_id } }))
    // The answer of this call has the shape of its schema.
    const product = status === 200 ? (body as MarketProduct) : null
    const { choice } = notice.data
    if (product)
      return `${pathTo(locale, '/s/:slug/p/:product', { slug: product.store_slug, product: product.slug })}${choice ? `?${choice}` : ''}`
  }
  return `/${locale}${userNoticePath(notice)}`
}
