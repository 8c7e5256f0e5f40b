import { openUserChat } from '@rahba/contract/conversations/chat/chat-user.calls'
import { payByCard } from '@rahba/contract/money/gateway/card.calls'
import { orderActionNames } from '@rahba/contract/orders/order-actions'
import { actOnOwnOrder, readOwnOrder } from '@rahba/contract/orders/orders.calls'
import { data, redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import { callApi, type LoadContext, notFound } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { isId } from '../../shell/routing/is-id.ts'
import { getFormKey } from '../form/form-key.server.ts'
import { readForm } from '../form/read-form.server.ts'
import { addOrderAgain, orderInstead } from './order-again.server.ts'
import { rememberReturn } from './payment/remember-return.server.ts'
import { sendSlip } from './payment/send-slip.server.ts'
import { tooLarge } from './too-large.server.ts'

/** The answer of a page whose form was posted: why it was refused, or the gateway's page to go to. */
export interface Posted {
  /** The form that was posted, by its `intent`. */
  intent: string
  refused: RefusedForm | null
  pay: string | null
}

/** The id in an address. Anything else is a page that is not there. */
export function requireId(context: LoadContext, id: string | undefined): string {
  if (!isId(id)) throw notFound(context.get(pageRequest))
  return id
}

const refuse = (intent: string, refused: RefusedForm, headers?: Headers) =>
  data<Posted>({ intent, refused, pay: null }, { status: refused.status, ...(headers && { headers }) })

/** Opens the conversation with the store about an order, and leads to it. */
async function openStoreChat(context: LoadContext, order_id: string): Promise<never> {
  const { locale } = context.get(pageRequest)
  const { id } = await callApi(context, openUserChat, { body: { order_id } })
  throw redirect(pathTo(locale, '/messages/:id', { id }), 303)
}

/** Starts the payment by card. The page leads on to the gateway itself: browsers let no form be redirected to another site. */
export async function startCard(context: LoadContext, order_id: string, back: string) {
  const posted = await postForm(context, payByCard, {}, { params: { id: order_id } })
  if (posted.refused) return refuse('card', posted.refused)
  const headers = new Headers({ 'set-cookie': rememberReturn(back, context.get(pageRequest).origin) })
  return data<Posted>({ intent: 'card', refused: null, pay: posted.answer.url }, { headers })
}

/** Does what a form of an order's page asks for, and leads back to the page. A refusal is answered for the form to show. */
export async function postOrder(context: LoadContext, id: string, request: Request) {
  const form = await readForm(request)
  if (!form) return refuse('transfer', tooLarge(context, 'slip'))
  const typed = readTyped(form)
  const page = pathTo(context.get(pageRequest).locale, '/orders/:id', { id })
  const { intent = '', note = '' } = typed
  if (intent === 'ask') return openStoreChat(context, id)
  if (intent === 'card') {
    const { checkout_id } = await callApi(context, readOwnOrder, { params: { id } })
    const receipt = pathTo(context.get(pageRequest).locale, '/orders')
    return startCard(context, id, checkout_id ? `${receipt}?checkout=${checkout_id}` : page)
  }
  if (intent === 'instead') throw await orderInstead(context, [id], page)
  if (intent === 'again') {
    const { address, headers } = await addOrderAgain(context, id, page)
    throw redirect(address, { status: 303, headers })
  }
  if (intent === 'transfer') {
    const refused = await sendSlip(context, { order_id: id }, form)
    if (refused) return refuse(intent, refused)
    throw redirect(`${page}#payment`, 303)
  }
  const action = orderActionNames.find((name) => name === intent)
  if (!action) throw notFound(context.get(pageRequest))
  // The API checks which of its actions a customer may take, and which need a reason.
  const body = { action, note: note === '' ? null : note } as Parameters<typeof postForm<typeof actOnOwnOrder>>[3]['body']
  const { refused } = await postForm(context, actOnOwnOrder, typed, { params: { id }, body }, getFormKey(typed))
  if (refused) return refuse(intent, refused)
  throw redirect(page, 303)
}
