import { readOwnCancellation, withdrawCancellation } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { data, redirect } from 'react-router'
import { pathTo } from '../../../paths.ts'
import { callApi, type LoadContext, notFound } from '../../../shell/request/call-api.ts'
import { postForm, readTyped } from '../../../shell/request/post-form.ts'
import { pageRequest } from '../../../shell/request/request-context.ts'
import { getFormKey } from '../../form/form-key.server.ts'
import { requireId } from '../order.server.ts'

interface Named {
  id?: string | undefined
  request?: string | undefined
}

/** Reads a cancellation or return of the order in the address. */
export async function loadRequest(context: LoadContext, { id, request }: Named) {
  const row = await callApi(context, readOwnCancellation, { params: { id: requireId(context, request) } })
  if (row.order_id !== id) throw notFound(context.get(pageRequest))
  return { row, form_key: crypto.randomUUID(), origin: context.get(pageRequest).origin }
}

/** Withdraws a request and leads back to its page. */
export async function withdrawRequest(context: LoadContext, { id, request }: Named, posted: Request) {
  const typed = readTyped(await posted.formData())
  const params = { id: requireId(context, request) }
  const { refused } = await postForm(context, withdrawCancellation, typed, { params }, getFormKey(typed))
  if (refused) return data(refused, { status: refused.status })
  throw redirect(
    pathTo(context.get(pageRequest).locale, '/orders/:id/requests/:request', { id: requireId(context, id), request: params.id }),
    303,
  )
}
