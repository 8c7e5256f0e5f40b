import { listOwnOrders } from '@rahba/contract/orders/orders.calls'
import { deleteAccount, sendDeletionCode } from '@rahba/contract/shoppers/account.calls'
import { redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { expiredCookies } from '../../shell/session/sign-in-paths.ts'

/** The state of a deletion after a post. */
export interface DeletionStep {
  /** True once a code is on its way. */
  sent: boolean
  refused: RefusedForm | null
  /** The orders that a refusal names, for links to them. */
  orders: { id: string; number: number }[]
}

/** The shopper's orders whose numbers are in the words of a refusal. */
async function findNamedOrders(context: LoadContext, { code, error }: RefusedForm): Promise<DeletionStep['orders']> {
  if (code !== 'account_orders_open' && code !== 'account_money_held') return []
  const numbers = new Set((error ?? '').match(/\d+/g))
  const { data } = await callApi(context, listOwnOrders, { query: { per_page: 100 } })
  return data.filter(({ number }) => numbers.has(String(number))).map(({ id, number }) => ({ id, number }))
}

/** Sends the code of a deletion, or confirms the deletion with it and leads to the page that says so, as a thrown redirect. */
export async function postDeletion(context: LoadContext, form: FormData): Promise<DeletionStep> {
  const { locale, origin } = context.get(pageRequest)
  const typed = readTyped(form)
  if (typed.code === undefined) {
    const { refused } = await postForm(context, sendDeletionCode, typed, {})
    // A code that was sent a moment ago is still good: the page asks for it.
    const sent = refused === null || refused.code === 'code_too_soon'
    return { sent, refused, orders: refused && !sent ? await findNamedOrders(context, refused) : [] }
  }
  const { refused } = await postForm(context, deleteAccount, typed, { body: { code: typed.code } })
  if (refused) return { sent: true, refused, orders: await findNamedOrders(context, refused) }
  const headers = new Headers()
  for (const cookie of expiredCookies('user', origin)) headers.append('set-cookie', cookie)
  throw redirect(`${pathTo(locale, '/account/data')}?deleted`, { status: 303, headers })
}
