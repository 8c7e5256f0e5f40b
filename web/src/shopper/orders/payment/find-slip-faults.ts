import type { Locale } from '@rahba/contract/kernel/locale'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import { transferBody } from '@rahba/contract/orders/checkouts/checkout'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import type { text } from '../../../text/ar/shopper-orders.ts'

interface Slip {
  bank_account_id: string
  sender_name: string
  hasFile: boolean
}

/** Returns the messages at the fields of a transfer's form, all at once and before its file is uploaded. */
export function findSlipFaults(
  { bank_account_id, sender_name, hasFile }: Slip,
  locale: Locale,
  t: Pick<(typeof text)['transfer'], 'choose' | 'attach'>,
): Record<string, string> {
  const { error } = transferBody.pick({ sender_name: true }).safeParse({ sender_name }, { reportInput: true })
  return {
    ...(!bank_account_id && { bank_account_id: t.choose }),
    ...(error && fieldMessages(error.issues, locale, orderLabels)),
    ...(!hasFile && { slip: t.attach }),
  }
}
