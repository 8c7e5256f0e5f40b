import type { Db } from '../../platform/db/types.ts'
import { changeState, type StateChange } from './change-state.ts'
import type { Changed } from './save-product.ts'

/** Sends a product back to its store, which reads `reason`. */
export const rejectProduct = (db: Db, { id, locale, reason }: Omit<StateChange, 'store_id'> & { reason: string }): Promise<Changed> =>
  changeState(db, 'reject', { id, store_id: null, ...(locale ? { locale } : {}) }, reason)
