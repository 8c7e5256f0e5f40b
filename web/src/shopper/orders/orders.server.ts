import { transferAccounts } from '@rahba/contract/orders/checkouts/checkout.calls'
import type { OwnOrderTab } from '@rahba/contract/orders/order-states'
import { listOwnOrders } from '@rahba/contract/orders/orders.calls'
import { data, redirect } from 'react-router'
import { callApi, type LoadContext, notFound } from '../../shell/request/call-api.ts'
import { readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { readForm } from '../form/read-form.server.ts'
import { awaitsCard, awaitsSlip } from './awaits.ts'
import { type Posted, requireId, startCard } from './order.server.ts'
import { orderInstead } from './order-again.server.ts'
import { sendSlip } from './payment/send-slip.server.ts'
import { tooLarge } from './too-large.server.ts'

/** The tabs of the page, and the tab of the call for each. */
export const shownTabs = { open: 'open', delivered: 'delivered', cancelled: 'cancelled' } as const satisfies Record<string, OwnOrderTab>
export type ShownTab = keyof typeof shownTabs

const isTab = (text: string | null): text is ShownTab => text !== null && Object.hasOwn(shownTabs, text)

/** Reads the page of orders that an address names: 20 at once, further ones by cursor. */
async function loadList(context: LoadContext, search: URLSearchParams) {
  const named = search.get('tab')
  const tab = isTab(named) ? named : null
  const cursor = search.get('cursor') ?? undefined
  const { data: orders, meta } = await callApi(context, listOwnOrders, {
    query: { per_page: 20, ...(tab && { tab: shownTabs[tab] }), ...(cursor && { cursor }) },
  })
  return { orders, tab, later: cursor !== undefined, more: meta.next_cursor, checkout: null }
}

/** Reads the orders of one checkout, and what to transfer for them. */
async function loadCheckout(context: LoadContext, checkout: string) {
  const id = requireId(context, checkout)
  const { data: orders } = await callApi(context, listOwnOrders, { query: { checkout_id: id, per_page: 100 } })
  if (orders.length === 0) throw notFound(context.get(pageRequest))
  const accounts = orders.some(awaitsSlip) ? await callApi(context, transferAccounts) : []
  return { orders: orders.toSorted((a, b) => a.number - b.number), tab: null, later: false, more: null, checkout: { id, accounts } }
}

export function loadOrders(context: LoadContext, search: URLSearchParams) {
  const checkout = search.get('checkout')
  return checkout === null ? loadList(context, search) : loadCheckout(context, checkout)
}

/** Pays for the orders of a checkout together: sends one slip, or leads to the page for a card. */
export async function postCheckout(context: LoadContext, request: Request) {
  const { locale } = context.get(pageRequest)
  const id = requireId(context, new URL(request.url).searchParams.get('checkout') ?? undefined)
  const page = `/${locale}/orders?checkout=${id}`
  const form = await readForm(request)
  const refuse = (refused: Posted['refused']) =>
    data<Posted>({ intent: 'transfer', refused, pay: null }, { status: refused?.status ?? 422 })
  if (!form) return refuse(tooLarge(context, 'slip'))
  const typed = readTyped(form)
  if (typed.intent === 'card') return startCard(context, requireId(context, typed.order_id), page)
  if (typed.intent === 'instead') {
    const { orders } = await loadCheckout(context, id)
    const waiting = orders.filter(awaitsCard).map((order) => order.id)
    throw await orderInstead(context, waiting, page)
  }
  const refused = await sendSlip(context, { checkout_id: id }, form)
  if (refused) return refuse(refused)
  throw redirect(page, 303)
}
