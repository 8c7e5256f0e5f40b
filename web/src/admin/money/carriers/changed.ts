import {
  listCarriers,
  listCollections,
  listRemittanceLines,
  listRemittances,
  readRemittance,
} from '@rahba/contract/money/remittances.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** What a step with a remittance makes old. */
export const changedByRemittance = [listRemittances, readRemittance, listRemittanceLines, listCarriers, listCollections, adminHome] as const
