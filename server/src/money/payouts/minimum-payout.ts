import type { Db } from '../../platform/db/types.ts'
import { readSettings } from '../../settings/read-settings.ts'
import type { StoreRecord } from '../../stores/change-store.ts'
import { readOpenSteps } from '../../stores/closing/open-steps.ts'
import { readBalance } from '../ledger/read-accounts.ts'

/**
 * Returns the minimum payout of a store in halalas: the setting `payout_minimum`. A paused store whose available balance is the last open step may
 * withdraw all of it. Otherwise a balance below the setting would prevent the store from closing.
 * @param available halalas of the store's available balance
 */
export async function minimumPayout(db: Db, { id, is_online }: Pick<StoreRecord, 'id' | 'is_online'>, available: number): Promise<number> {
  const { payout_minimum } = await readSettings(db)
  if (is_online || available <= 0 || available >= payout_minimum) return payout_minimum
  const open = await readOpenSteps(db, id)
  const isLast = open.every(({ step }) => step === 'balance') && (await readBalance(db, 'store_pending', id)) === 0
  return isLast ? available : payout_minimum
}
