import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { basisPointsSchema } from '../kernel/field.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { cleanText } from '../kernel/normalise.ts'
import { blankIsNull, idParams } from '../kernel/shapes.ts'
import { moneyErrors } from '../money/errors.ts'
import { adminStore } from './admin-stores.ts'
import { storeErrors } from './errors.ts'

/** So many days before it begins a store is told of a higher commission. */
export const commissionNoticeDays = 7

export const commissionLabels: FieldLabels = {
  commission_bp: { ar: 'عمولة المتجر', en: 'The store’s commission' },
  from: { ar: 'تاريخ البدء', en: 'Start date' },
  reason: { ar: 'السبب', en: 'Reason' },
}

export const setCommissionBody = z.strictObject({
  /** Basis points; null returns the store to the platform's commission. */
  commission_bp: z.preprocess(blankIsNull, basisPointsSchema(0, 5000).nullable()),
  /** A day in Riyadh: orders placed from its beginning have this rate. */
  from: z.iso.date('date'),
  /** The merchant reads it. */
  reason: z.string().overwrite(cleanText).min(3).max(300),
})
export const setCommission = endpoint({
  name: 'setCommission',
  step_up: true,
  method: 'PUT',
  path: '/admin/stores/{id}/commission',
  summary: 'The store’s own commission from a day on; placed orders keep theirs. It replaces what was set to begin on that day or later',
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  labels: commissionLabels,
  params: idParams,
  body: setCommissionBody,
  audit: { action: 'stores.commission' },
  response: adminStore,
  errors: [
    errors.not_found,
    moneyErrors.own_store,
    storeErrors.commission_too_soon,
    storeErrors.commission_same,
    storeErrors.store_wrong_state,
  ],
})
