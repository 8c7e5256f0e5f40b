import { z } from 'zod'
import { cleanReference, cleanText } from '../../kernel/normalise.ts'
import { daySchema, requiredText } from '../../kernel/shapes.ts'
import { settledPart } from './due-shapes.ts'
import { dueActionNames } from './due-states.ts'

const note = z.string().overwrite(cleanText).max(500)
/** The usual time to pay when no day is named. */
export const raiseDueBody = z.strictObject({ store_id: z.uuid('uuid'), due_on: daySchema.nullish(), note: note.nullish() })

export const editDueBody = z.strictObject({ due_on: daySchema, note: note.nullish() })

const reason = requiredText({ min: 3, max: 300 })

/** The body of each step with a statement. Without an amount it means all that is open, or the amount the store claims to have sent. */
export const dueActionBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('confirm'),
    amount: settledPart,
    reference: requiredText({ min: 1, max: 80, clean: cleanReference }),
  }),
  z.strictObject({ action: z.literal('offset'), amount: settledPart }),
  z.strictObject({ action: z.enum(dueActionNames).extract(['send_back', 'waive']), reason }),
])
export type DueActionInput = z.output<typeof dueActionBody>
