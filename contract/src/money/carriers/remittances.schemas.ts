import { z } from 'zod'
import { halalasSchema } from '../../kernel/field.ts'
import { cleanReference, cleanText } from '../../kernel/normalise.ts'
import { pastDaySchema } from '../../kernel/shapes.ts'
import { carrierKeys } from './carriers.ts'
import { feePayerKeys, lineDecisionKeys, lineKindKeys } from './remittance-lines.ts'

export const carrier = z.enum(carrierKeys)

export const remittanceBody = z
  .strictObject({
    carrier,
    period_from: pastDaySchema,
    period_to: pastDaySchema,
    reference: z.string().overwrite(cleanReference).min(2).max(80),
    amount: halalasSchema(0, 100_000_000_000),
    fee_by: z.enum(feePayerKeys),
    note: z.string().overwrite(cleanText).max(300).nullable(),
  })
  .refine(({ period_from, period_to }) => period_from <= period_to, { path: ['period_to'], message: 'days_order' })
export const maxRemittanceLines = 1000

/** Some lines by their ids, or all undecided lines of a kind. */
export const decideLinesBody = z
  .strictObject({
    ids: z.array(z.uuid('uuid')).min(1).max(maxRemittanceLines).nullable().default(null),
    kind: z.enum(lineKindKeys).nullable().default(null),
    decision: z.enum(lineDecisionKeys),
    note: z.string().overwrite(cleanText).min(3).max(300),
  })
  .refine(({ ids, kind }) => (ids === null) !== (kind === null), { path: ['kind'], message: 'invalid' })
