import { z } from 'zod'
import { cleanText } from '../kernel/normalise.ts'

export const reason = z.string().overwrite(cleanText).min(3).max(500)
export const holdPayoutsBody = z.strictObject({ hold: z.boolean(), reason })
