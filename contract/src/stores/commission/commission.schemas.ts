import { z } from 'zod'
import { basisPointsSchema } from '../../kernel/field.ts'
import { cleanText } from '../../kernel/normalise.ts'
import { blankIsNull, daySchema } from '../../kernel/shapes.ts'

export const setCommissionBody = z.strictObject({
  /** Basis points; null returns the store to the platform's commission. */
  commission_bp: z.preprocess(blankIsNull, basisPointsSchema(0, 5000).nullable()),
  /** A day in Riyadh: orders placed from its beginning have this rate. */
  from: daySchema,
  /** The merchant reads it. */
  reason: z.string().overwrite(cleanText).min(3).max(300),
})
