import { z } from 'zod'
import { cleanReference, cleanText } from '../../kernel/normalise.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

/** The payments that a decision about a slip is for: this payment alone, or all payments of the same slip that still wait. */
export const slipScopes = {
  slip: { ar: 'كل الطلبات التي يغطيها الإيصال', en: 'All orders that the slip covers' },
  payment: { ar: 'هذا الطلب فقط', en: 'This order only' },
} as const
const scope = z.enum(typedKeys(slipScopes)).default('payment')

export const confirmTransferBody = z.strictObject({ reference: z.string().overwrite(cleanReference).min(1).max(80), scope })
export const refuseTransferBody = z.strictObject({ reason: z.string().overwrite(cleanText).min(3).max(300), scope })
