import type { Db } from '../../platform/db/types.ts'
import { changeState, type StateChange } from './change-state.ts'
import type { Changed } from './save-product.ts'

/** Puts a reviewed product on sale. */
export const approveProduct = (db: Db, { id, locale }: Omit<StateChange, 'store_id'>): Promise<Changed> =>
  changeState(db, 'approve', { id, store_id: null, ...(locale ? { locale } : {}) })
