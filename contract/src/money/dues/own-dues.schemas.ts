import { z } from 'zod'
import { halalasSchema } from '../../kernel/field.ts'
import { cleanLine, cleanReference } from '../../kernel/normalise.ts'

/** A transfer the store has made, with its slip. */
export const claimDueBody = z.strictObject({
  amount: halalasSchema(1, 1_000_000_000),
  bank_account_id: z.uuid('uuid'),
  sender_name: z.string().overwrite(cleanLine).min(2).max(120),
  reference: z.string().overwrite(cleanReference).max(80).nullish(),
  slip: z.uuid('uuid'),
})
