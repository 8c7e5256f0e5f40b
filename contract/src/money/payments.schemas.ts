import { z } from 'zod'
import { cleanReference, cleanText } from '../kernel/normalise.ts'

export const confirmTransferBody = z.strictObject({ reference: z.string().overwrite(cleanReference).min(1).max(80) })
export const refuseTransferBody = z.strictObject({ reason: z.string().overwrite(cleanText).min(3).max(300) })
