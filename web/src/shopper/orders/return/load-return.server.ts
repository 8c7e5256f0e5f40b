import { readOwnOrder } from '@rahba/contract/orders/orders.calls'
import { callApi, type LoadContext } from '../../../shell/request/call-api.ts'
import { pageRequest } from '../../../shell/request/request-context.ts'
import { requireId } from '../order.server.ts'

/** Reads the order of which goods are to be cancelled or returned. */
export async function loadReturn(context: LoadContext, id: string | undefined) {
  const order = await callApi(context, readOwnOrder, { params: { id: requireId(context, id) } })
  return { order, form_key: crypto.randomUUID(), origin: context.get(pageRequest).origin }
}
