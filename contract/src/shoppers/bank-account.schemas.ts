import { z } from 'zod'
import { iban, text } from '../kernel/field.ts'

/** The bank account that a shopper keeps for refunds by transfer. */
export const bankAccountBody = z.strictObject({
  iban_number: iban().schema,
  account_holder: text({ max: 120 }).schema,
})
export type BankAccountBody = z.output<typeof bankAccountBody>
