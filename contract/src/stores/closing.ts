import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { keysOf } from '../kernel/keys-of.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { cleanText } from '../kernel/normalise.ts'
import { bilingualText } from '../kernel/shapes.ts'
import { storeErrors } from './errors.ts'
import { storeLabels, storeProfile } from './store-schemas.ts'

/** What a store settles before it is closed for good, in the order it is done. */
export const closingSteps = {
  orders: { ar: 'طلبات لم تكتمل', en: 'Orders that are not finished' },
  cancellations: { ar: 'طلبات إلغاء واسترجاع لم تُحسم', en: 'Cancellations and returns that are not decided' },
  dues: { ar: 'مستحقات للمنصة لم تُسدد', en: 'Dues to the platform that are not paid' },
  carriers: { ar: 'نقد لدى شركات الشحن لم يورَّد', en: 'Cash with carriers that was not remitted' },
  balance: { ar: 'رصيد في المحفظة لم يُسحب', en: 'Balance in the wallet that was not paid out' },
  payouts: { ar: 'سحب لم يكتمل', en: 'A payout on its way' },
} as const satisfies Record<string, Bilingual>
export type ClosingStep = keyof typeof closingSteps

export const closingReason = z.string().overwrite(cleanText).min(3).max(500)

/** What is still open, said with its number or amount. */
export const openStep = z.object({ step: z.enum(keysOf(closingSteps)), what: bilingualText })
export type OpenStep = z.output<typeof openStep>

const own = { access: { audience: 'store', permissions: ['profile'] }, owner: 'self', labels: storeLabels } as const

export const readClosing = endpoint({
  ...own,
  name: 'readClosing',
  method: 'GET',
  path: '/store/profile/closing',
  summary: 'What stands between the store and its closing for good',
  response: z.object({ open: z.array(openStep) }),
})
export const closeOwnStoreBody = z.strictObject({ reason: closingReason })
export const closeOwnStore = endpoint({
  ...own,
  name: 'closeOwnStore',
  method: 'POST',
  path: '/store/profile/close',
  summary: 'Close the store for good, by its owner, once nothing is open; its people may still sign in and read',
  audit: { action: 'stores.close' },
  body: closeOwnStoreBody,
  response: storeProfile,
  errors: [errors.forbidden, storeErrors.store_wrong_state, storeErrors.closing_open],
})
