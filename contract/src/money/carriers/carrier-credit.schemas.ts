import { z } from 'zod'
import { halalasSchema } from '../../kernel/field.ts'
import { cleanReference, cleanText } from '../../kernel/normalise.ts'

export const payBackBody = z.strictObject({
  amount: halalasSchema(1, 1_000_000_000),
  /** The reference of the bank transfer, unique for each carrier. */
  reference: z.string().overwrite(cleanReference).min(1).max(80),
  note: z.string().overwrite(cleanText).min(3).max(300),
})
