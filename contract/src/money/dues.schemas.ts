import { z } from 'zod'
import { cleanReference, cleanText } from '../kernel/normalise.ts'
import { daySchema, lacks } from '../kernel/shapes.ts'
import { settledPart } from './due-schemas.ts'
import { dueActionNames, dueNeeds } from './due-states.ts'

const note = z.string().overwrite(cleanText).max(500)
/** The usual time to pay when no day is named. */
export const raiseDueBody = z.strictObject({ store_id: z.uuid('uuid'), due_on: daySchema.nullish(), note: note.nullish() })

export const editDueBody = z.strictObject({ due_on: daySchema, note: note.nullish() })

/** A step with a statement, and what it has to say. Without an amount all that is left is meant, or what the store claims to have sent. */
export const dueActionBody = z
  .strictObject({
    action: z.enum(dueActionNames),
    amount: settledPart,
    reason: z.string().overwrite(cleanText).max(300).nullish(),
    reference: z.string().overwrite(cleanReference).max(80).nullish(),
  })
  .superRefine(({ action, reason, reference }, issues) => {
    const needs = dueNeeds(action)
    if (needs === 'reason' && (reason ?? '').length < 3) lacks(issues, 'reason')
    if (needs === 'reference' && !reference) lacks(issues, 'reference')
  })
