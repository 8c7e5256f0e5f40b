import { z } from 'zod'
import { halalasSchema } from '../../kernel/field.ts'
import { cleanReference } from '../../kernel/normalise.ts'
import { requiredText } from '../../kernel/shapes.ts'

export const maxReasonLength = 300
export const maxReferenceLength = 80
/** The body of each step with a payout: a reason that the merchant reads, or the bank's reference. */
export const payoutActionBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('approve') }),
  z.strictObject({
    action: z.literal('pay'),
    reference: requiredText({ min: 1, max: maxReferenceLength, clean: cleanReference }),
    receipt: z.uuid('uuid').nullable().default(null),
  }),
  z.strictObject({ action: z.enum(['fail', 'send_back', 'reject']), reason: requiredText({ min: 3, max: maxReasonLength }) }),
])
export type PayoutActionInput = z.output<typeof payoutActionBody>

/** The body as a form sends it: an emptied amount is an error, not the whole balance. */
export const payoutRequestForm = z.strictObject({ amount: halalasSchema(1, 1_000_000_000) })
