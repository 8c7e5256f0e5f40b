import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { idParams } from '../../kernel/shapes.ts'
import { moneyErrors } from '../../money/errors.ts'
import { adminStore } from '../admin-stores.ts'
import { storeErrors } from '../errors.ts'
import * as calls from './commission.calls.ts'
import { setCommissionBody } from './commission.schemas.ts'
import { commissionLabels } from './commission-labels.ts'

/** A higher commission is announced to the store this many days before it begins. */
export const commissionNoticeDays = 7
export const setCommission = endpoint({
  ...calls.setCommission,
  step_up: true,
  summary: "Set a store's own commission from a given day, except for placed orders. Replaces changes set to begin on that day or later",
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  labels: commissionLabels,
  params: idParams,
  body: setCommissionBody,
  audit: { action: 'stores.commission' },
  response: adminStore,
  errors: [
    errors.not_found,
    errors.stale_record,
    moneyErrors.own_store,
    storeErrors.commission_too_soon,
    storeErrors.commission_same,
    storeErrors.store_wrong_state,
  ],
})
