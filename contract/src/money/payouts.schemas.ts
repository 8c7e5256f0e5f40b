import { z } from 'zod'
import { halalasSchema } from '../kernel/field.ts'
import { cleanReference, cleanText } from '../kernel/normalise.ts'
import { lacks } from '../kernel/shapes.ts'
import { payoutActionNames, payoutNeeds } from './payout-states.ts'

export const longestReason = 300
export const longestReference = 80
const reason = z.string().overwrite(cleanText).max(longestReason)
const reference = z.string().overwrite(cleanReference).max(longestReference)
/** A step with a payout, and what it has to say. */
export const payoutActionBody = z
  .strictObject({
    action: z.enum(payoutActionNames),
    reason: reason.nullish(),
    reference: reference.nullish(),
    receipt: z.uuid('uuid').nullish(),
  })
  .superRefine(({ action, reason, reference }, issues) => {
    const needs = payoutNeeds(action)
    if (needs === 'reason' && (reason ?? '').length < 3) lacks(issues, 'reason')
    if (needs === 'reference' && !reference) lacks(issues, 'reference')
  })
/** The body as a form sends it: an emptied amount is an error, not the whole balance. */
export const payoutRequestForm = z.strictObject({ amount: halalasSchema(1, 1_000_000_000) })
