import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { idParams } from '../../kernel/shapes.ts'
import { adminStore } from '../admin-stores.ts'
import { storeErrors } from '../errors.ts'
import * as calls from './paper-restriction.calls.ts'
import { extendPapersBody, reason } from './paper-restriction.schemas.ts'
import { paperRestrictionLabels } from './paper-restriction-labels.ts'

const decision = {
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  labels: paperRestrictionLabels,
  params: idParams,
  response: adminStore,
  audit: { action: 'stores.paper_restriction' },
  errors: [errors.not_found, storeErrors.store_wrong_state],
} as const

export const extendPapers = endpoint({
  ...decision,
  ...calls.extendPapers,
  summary: 'Change the days when new products and new orders stop for a store with an expired document',
  body: extendPapersBody,
  errors: [...decision.errors, errors.stale_record, storeErrors.day_passed, storeErrors.same_days, storeErrors.orders_stop_first],
})
export const liftPapers = endpoint({
  ...decision,
  ...calls.liftPapers,
  summary: 'Lift the restrictions of an expired document. The next document that expires starts new restrictions',
  body: z.strictObject({ reason }),
})
