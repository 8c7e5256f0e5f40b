import { storeErrors } from '@rahba/contract/stores/errors'
import { approval } from '@rahba/contract/stores/store-states'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { requireAgreement } from './agreement-state.ts'
import { changeStore, lockStore, type StoreChange } from './change-store.ts'

/**
 * Opens or closes the store; without a wish it changes sides. Only an approved one opens, and only with the agreement accepted. Accepted orders
 * go on either way.
 */
export async function toggleOnline(db: Db, store_id: string, requested: boolean | undefined): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (store.approved !== approval.approved) throw fail(storeErrors.you_must_wait_for_approval)
  const is_online = requested ?? !store.is_online
  if (is_online && !store.is_online) await requireAgreement(db, store_id)
  return changeStore(db, store, { is_online }, { edited: false })
}

/** Turns delivery on or off; without a wish it changes sides. Pick-up is not touched. */
export async function toggleShipping(db: Db, store_id: string, requested: boolean | undefined): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  return changeStore(db, store, { shipping_enabled: requested ?? !store.shipping_enabled }, { edited: false })
}
