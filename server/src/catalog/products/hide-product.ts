import type { Db } from '../../platform/db/types.ts'
import { changeState, type StateChange } from './change-state.ts'
import type { Changed } from './save-product.ts'

/** Takes a product off sale for now. */
export const hideProduct = (db: Db, change: StateChange): Promise<Changed> => changeState(db, 'hide', change)

/** Puts a hidden product back on sale. */
export const showProduct = (db: Db, change: StateChange): Promise<Changed> => changeState(db, 'show', change)
