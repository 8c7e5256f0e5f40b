import type { Db } from '../../platform/db/types.ts'
import { changeState, type StateChange } from './change-state.ts'
import type { Changed } from './save-product.ts'

type AdminChange = Omit<StateChange, 'store_id'>
const byAdmin = ({ id, locale }: AdminChange): StateChange => ({ id, store_id: null, ...(locale ? { locale } : {}) })

/** Takes a product off the market until an admin lets it back; its store reads `reason`. */
export const blockProduct = (db: Db, change: AdminChange & { reason: string }): Promise<Changed> =>
  changeState(db, 'block', byAdmin(change), change.reason)

/** Lets a blocked product sell again. */
export const unblockProduct = (db: Db, change: AdminChange): Promise<Changed> => changeState(db, 'unblock', byAdmin(change))
