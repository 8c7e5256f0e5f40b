import { errorText } from '@rahba/contract/kernel/errors'
import { previewOwnCancellation, requestCancellation } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { readOwnOrder } from '@rahba/contract/orders/orders.calls'
import { redirect } from 'react-router'
import { pathTo } from '../../../paths.ts'
import { callApi, type LoadContext } from '../../../shell/request/call-api.ts'
import { postForm, type RefusedForm, readTyped } from '../../../shell/request/post-form.ts'
import { pageRequest } from '../../../shell/request/request-context.ts'
import { isId } from '../../../shell/routing/is-id.ts'
import { loadText } from '../../../text/use-text.ts'
import { getFormKey } from '../../form/form-key.server.ts'
import { readForm } from '../../form/read-form.server.ts'
import { chosenFiles, uploadFile } from '../../form/upload-file.server.ts'
import { tooLarge } from '../too-large.server.ts'
import { findBankFaults, quantityField, readRequestedLines } from './read-return-request.ts'
import { keepAccount, readDestination } from './saved-account.server.ts'

/** The most files of one request, as its schema takes them. */
const maxFiles = 8

export interface ReturnPosted {
  /** The form as it was typed, and the faults in it. Without a fault `refused` has no messages. */
  refused: RefusedForm
  /** The files that were taken, by id: they are sent again with the form. */
  files: string[]
  preview: ReturnPreview | null
}

type ReturnPreview = Awaited<ReturnType<typeof previewLines>>['answer']

/** The refund of these lines, asked of the API. */
async function previewLines(context: LoadContext, typed: Record<string, string>, body: Parameters<typeof toPreview>[0]) {
  const posted = await postForm(context, previewOwnCancellation, typed, { body: toPreview(body) })
  return posted.refused ? { refused: posted.refused, answer: null } : { refused: null, answer: posted.answer }
}

interface ReturnRequest {
  order_id: string
  lines: { order_line_id: string; quantity: number }[]
  refund_reason: string
}
// An unknown reason is refused by the API.
const toPreview = ({ order_id, lines, refund_reason }: ReturnRequest) => ({ order_id, lines, refund_reason: refund_reason as 'other' })

/** Takes the files of the form: those that were taken before and are kept, and those that were chosen now. */
async function takeFiles(context: LoadContext, form: FormData): Promise<{ files: string[]; refused: string | null }> {
  const { ask: t } = await loadText(context.get(pageRequest).locale, 'shopper-orders')
  const files = form.getAll('attachments').map(String).filter(isId).slice(0, maxFiles)
  const chosen = chosenFiles(form, 'photos')
  if (files.length + chosen.length > maxFiles) return { files, refused: t.tooMany }
  // One after the other: each is decoded, and a phone's photos are large.
  for (const file of chosen) {
    const { id, refused } = await uploadFile(context, file, 'paper')
    if (id === null) return { files, refused: `${file.name}: ${refused}` }
    files.push(id)
  }
  return { files, refused: null }
}

/** The fields that this page words itself, since the API numbers lines. */
async function findFaults(context: LoadContext, order: ShopperOrder, typed: Record<string, string>) {
  const { locale } = context.get(pageRequest)
  const { ask: t } = await loadText(locale, 'shopper-orders')
  const { lines, wrong } = readRequestedLines(order, typed)
  const fields: Record<string, string> = Object.fromEntries(wrong.map((id) => [quantityField(id), t.wholeNumber]))
  if (lines.length === 0 && wrong.length === 0) fields.lines = t.chooseLine
  if (!typed.refund_reason) fields.refund_reason = t.chooseReason
  if (typed.refund_reason === 'other' && !typed.refund_reason_other?.trim())
    fields.refund_reason_other = errorText(orderErrors.reason_other_needed, locale)
  return { lines, fields: { ...fields, ...findBankFaults(typed, locale) } }
}

/** Moves messages about the numbered lines of a call to the fields of the page. */
const toPageFields = (refused: RefusedForm, lines: ReturnRequest['lines']): RefusedForm => ({
  ...refused,
  fields: Object.fromEntries(
    Object.entries(refused.fields).map(([key, text]) => {
      const line = lines[Number(/^lines\.(\d+)\./.exec(key)?.[1] ?? -1)]
      return [line ? quantityField(line.order_line_id) : key.startsWith('attachments') ? 'photos' : key, text]
    }),
  ),
})

/**
 * Shows what cancelling or returning the chosen goods refunds, and with the same amount shown before sends the request and leads to its page.
 * Files are taken with each post, since a browser does not keep them.
 */
export async function postReturn(context: LoadContext, order_id: string, request: Request): Promise<ReturnPosted> {
  const form = await readForm(request)
  if (!form) return { refused: tooLarge(context, 'photos'), files: [], preview: null }
  const typed = readTyped(form)
  const { locale } = context.get(pageRequest)
  const order = await callApi(context, readOwnOrder, { params: { id: order_id } })
  const [{ lines, fields }, { files, refused: fileFault }] = [await findFaults(context, order, typed), await takeFiles(context, form)]
  if (fileFault !== null) fields.photos = fileFault
  const { ask: t } = await loadText(locale, 'shopper-orders')
  const target = await readDestination(context, typed)
  if (!target) fields.destination = t.keptGone
  const answer = (part: Partial<RefusedForm>, preview: ReturnPreview = null): ReturnPosted => ({
    refused: { values: typed, code: '', error: null, fields: {}, status: 200, ...part },
    files,
    preview,
  })
  if (!target || Object.keys(fields).length > 0) return answer({ fields, status: 422 })
  const requested = { order_id, lines, refund_reason: typed.refund_reason ?? '' }
  const previewed = await previewLines(context, typed, requested)
  if (!previewed.answer) return answer(toPageFields(previewed.refused, lines))
  const { amount } = previewed.answer
  if (typed.intent !== 'send') return answer({}, previewed.answer)
  if (typed.seen_amount !== String(amount)) return answer({ error: t.changed, status: 409 }, previewed.answer)
  const { refund_reason_other = '', problem_description = '' } = typed
  const notKept = await keepAccount(context, typed)
  if (notKept) return answer(notKept, previewed.answer)
  const body = {
    ...toPreview(requested),
    refund_reason_other: refund_reason_other || null,
    problem_description: problem_description || null,
    attachments: files,
    // An unknown destination is refused by the API.
    ...target,
    destination: target.destination as 'wallet',
  }
  const posted = await postForm(context, requestCancellation, typed, { body }, getFormKey(typed))
  if (posted.refused) return answer(toPageFields(posted.refused, lines), previewed.answer)
  throw redirect(`${pathTo(locale, '/orders/:id/requests/:request', { id: order_id, request: posted.answer.id })}?sent`, 303)
}
