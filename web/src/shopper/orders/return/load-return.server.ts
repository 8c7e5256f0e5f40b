import { readOwnOrder } from '@rahba/contract/orders/orders.calls'
import { callApi, type LoadContext } from '../../../shell/request/call-api.ts'
import { pageRequest } from '../../../shell/request/request-context.ts'
import { requireId } from '../order.server.ts'
import { readSavedAccount } from './saved-account.server.ts'

/** Reads the order of which goods are to be cancelled or returned, and the bank account that the shopper keeps. */
export async function loadReturn(context: LoadContext, id: string | undefined) {
  const params = { id: requireId(context, id) }
  const [order, savedAccount] = await Promise.all([callApi(context, readOwnOrder, { params }), readSavedAccount(context)])
  return { order, kept: savedAccount, form_key: crypto.randomUUID(), origin: context.get(pageRequest).origin }
}
