import {
  listCarriers,
  listCollections,
  listRemittanceLines,
  listRemittances,
  readRemittance,
} from '@rahba/contract/money/carriers/remittances.calls'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'

/** The calls that an action on a remittance makes stale. */
export const changedByRemittance = [listRemittances, readRemittance, listRemittanceLines, listCarriers, listCollections, adminHome] as const
