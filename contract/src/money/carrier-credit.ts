import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { halalasSchema } from '../kernel/field.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { cleanReference, cleanText } from '../kernel/normalise.ts'
import { carrierKeys } from './carriers.ts'
import { moneyErrors } from './errors.ts'

export const carrierCreditLabels = {
  amount: { ar: 'المبلغ', en: 'Amount' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  note: { ar: 'السبب', en: 'Reason' },
} satisfies FieldLabels

export const payBackBody = z.strictObject({
  amount: halalasSchema(1, 1_000_000_000),
  /** Of the transfer that was made at the bank. Once for each carrier. */
  reference: z.string().overwrite(cleanReference).min(1).max(80),
  note: z.string().overwrite(cleanText).min(3).max(300),
})
export const payBackCarrier = endpoint({
  name: 'payBackCarrier',
  method: 'POST',
  path: '/admin/carriers/{carrier}/credit-payments',
  summary: 'Record that a carrier was paid back of the credit it has, by a transfer that was made at the bank',
  tags: ['carriers'],
  access: { audience: 'admin', permissions: ['payments.update'] },
  owner: 'platform',
  labels: carrierCreditLabels,
  step_up: true,
  audit: { action: 'carriers.pay_back' },
  idempotent: true,
  params: z.object({ carrier: z.enum(carrierKeys) }),
  body: payBackBody,
  response: z.object({ carrier: z.enum(carrierKeys), credit: z.int() }),
  errors: [moneyErrors.carrier_credit_too_low, moneyErrors.carrier_credit_reference, moneyErrors.carrier_credit_needs_another],
})
