import { z } from 'zod'
import { bilingualText } from '../../kernel/shapes.ts'
import type { ChosenValue } from './axes.ts'

/** A value of a variant that was bought, as it was named then. */
export const chosenValue: z.ZodType<ChosenValue> = z.object({
  axis_id: z.uuid(),
  axis: bilingualText,
  value_id: z.uuid(),
  value: bilingualText,
})
