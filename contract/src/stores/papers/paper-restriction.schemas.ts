import { z } from 'zod'
import { cleanText } from '../../kernel/normalise.ts'
import { blankIsNull, daySchema } from '../../kernel/shapes.ts'

export const reason = z.string().overwrite(cleanText).min(3).max(300)
export const extendPapersBody = z.strictObject({
  /** Days in Riyadh: the first day on which nothing new is taken. */
  products_stop_on: daySchema,
  /** Null if the setting never stops orders. */
  orders_stop_on: z.preprocess(blankIsNull, daySchema.nullable()),
  /** The merchant reads it. */
  reason,
})
