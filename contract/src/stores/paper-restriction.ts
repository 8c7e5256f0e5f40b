import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { cleanText } from '../kernel/normalise.ts'
import { blankIsNull, daySchema, idParams } from '../kernel/shapes.ts'
import { adminStore } from './admin-stores.ts'
import { storeErrors } from './errors.ts'

export const paperRestrictionLabels: FieldLabels = {
  products_stop_on: { ar: 'تاريخ إيقاف المنتجات الجديدة', en: 'New products stop on' },
  orders_stop_on: { ar: 'تاريخ إيقاف الطلبات الجديدة', en: 'New orders stop on' },
  reason: { ar: 'السبب', en: 'Reason' },
}

const reason = z.string().overwrite(cleanText).min(3).max(300)
export const extendPapersBody = z.strictObject({
  /** Days in Riyadh: the first day on which nothing new is taken. */
  products_stop_on: daySchema,
  /** Null where the setting never stops orders. */
  orders_stop_on: z.preprocess(blankIsNull, daySchema.nullable()),
  /** The merchant reads it. */
  reason,
})
const judges = {
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  labels: paperRestrictionLabels,
  params: idParams,
  response: adminStore,
  audit: { action: 'stores.paper_restriction' },
  errors: [errors.not_found, storeErrors.store_wrong_state],
} as const

export const extendPapers = endpoint({
  ...judges,
  name: 'extendPapers',
  method: 'PUT',
  path: '/admin/stores/{id}/paper-restriction',
  summary: 'Give a store with an expired paper other days on which new products and new orders stop',
  body: extendPapersBody,
  errors: [...judges.errors, storeErrors.day_passed, storeErrors.same_days, storeErrors.orders_stop_first],
})
export const liftPapers = endpoint({
  ...judges,
  name: 'liftPapers',
  method: 'POST',
  path: '/admin/stores/{id}/paper-restriction/lift',
  summary: 'Lift what an expired paper restricts; the next paper that expires starts anew',
  body: z.strictObject({ reason }),
})
