import type { Locale } from '@rahba/contract/kernel/locale'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import { cleanNumber } from '@rahba/contract/kernel/normalise'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { bankAccountBody } from '@rahba/contract/shoppers/bank-account.schemas'
import { bankAccountLabels } from '@rahba/contract/shoppers/bank-account-labels'

/** The name of the field with the quantity of a line. */
export const quantityField = (line_id: string): string => `quantity_${line_id}`

export interface RequestedLines {
  lines: { order_line_id: string; quantity: number }[]
  /** The lines whose quantity is not a whole number from 0 to what is left of them. */
  wrong: string[]
}

/** Reads the quantities of a form by line of the order. An empty field is 0. */
export function readRequestedLines(order: Pick<ShopperOrder, 'lines'>, typed: Readonly<Record<string, string>>): RequestedLines {
  const read: RequestedLines = { lines: [], wrong: [] }
  for (const { id, quantity, cancelled_quantity } of order.lines) {
    const text = (typed[quantityField(id)] ?? '').trim()
    const requested = text === '' ? 0 : Number(cleanNumber(text))
    if (!Number.isInteger(requested) || requested < 0 || requested > quantity - cancelled_quantity) read.wrong.push(id)
    else if (requested > 0) read.lines.push({ order_line_id: id, quantity: requested })
  }
  return read
}

/** Returns the messages at the fields of a new bank account, by field; none where the refund goes another way. */
export function findBankFaults(typed: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  if (typed.destination !== 'bank') return {}
  const { iban_number = '', account_holder = '' } = typed
  const { error } = bankAccountBody.safeParse({ iban_number, account_holder }, { reportInput: true })
  return error ? fieldMessages(error.issues, locale, bankAccountLabels) : {}
}
