import { payByTransfer } from '@rahba/contract/orders/checkouts/checkout.calls'
import { payCheckoutByTransfer } from '@rahba/contract/orders/checkouts/checkouts.calls'
import type { LoadContext } from '../../../shell/request/call-api.ts'
import { postForm, type RefusedForm, readTyped } from '../../../shell/request/post-form.ts'
import { pageRequest } from '../../../shell/request/request-context.ts'
import { loadText } from '../../../text/use-text.ts'
import { getFormKey } from '../../form/form-key.server.ts'
import { chosenFiles, uploadFile } from '../../form/upload-file.server.ts'
import { findSlipFaults } from './find-slip-faults.ts'

/** Sends the slip of a transfer for an order, or for all orders of a checkout that await it. Returns the refusal, or null if it was taken. */
export async function sendSlip(
  context: LoadContext,
  of: { order_id: string } | { checkout_id: string },
  form: FormData,
): Promise<RefusedForm | null> {
  const typed = readTyped(form)
  const { locale } = context.get(pageRequest)
  const { transfer: t } = await loadText(locale, 'shopper-orders')
  const { bank_account_id = '', sender_name = '' } = typed
  const [file] = chosenFiles(form, 'slip')
  const fields = findSlipFaults({ bank_account_id, sender_name, hasFile: file !== undefined }, locale, t)
  const refuse = (of_fields: Record<string, string>): RefusedForm => ({
    values: typed,
    code: 'validation',
    error: null,
    fields: of_fields,
    status: 422,
  })
  if (!file || Object.keys(fields).length > 0) return refuse(fields)
  const uploaded = await uploadFile(context, file, 'slip')
  if (uploaded.id === null) return refuse({ slip: uploaded.refused })
  const body = { bank_account_id, sender_name, slip: uploaded.id }
  const { refused } =
    'order_id' in of
      ? await postForm(context, payByTransfer, typed, { params: { id: of.order_id }, body }, getFormKey(typed))
      : await postForm(context, payCheckoutByTransfer, typed, { params: { id: of.checkout_id }, body }, getFormKey(typed))
  return refused
}
