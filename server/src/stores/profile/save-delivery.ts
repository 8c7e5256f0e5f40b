import type { DeliveryRule } from '@rahba/contract/stores/delivery/delivery-rules'
import { storeErrors } from '@rahba/contract/stores/errors'
import type { shippingBody } from '@rahba/contract/stores/store-shapes'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { changeStore, lockStore, type StoreChange } from '../change-store.ts'
import { deliveryLocations } from '../table.ts'
import type { SaveOptions } from './request-changes.ts'

/** Refuses a second rule for one place, at its row. A city that is given with its region is the city. */
function refuseRepeated(rules: readonly DeliveryRule[]): void {
  const seen = new Set<string>()
  for (const [index, { city_id, region_id }] of rules.entries()) {
    const place = city_id ?? region_id ?? 'kingdom'
    const at = `delivery_locations.${index}`
    if (seen.has(place)) {
      if (city_id) throw failField(`${at}.city_id`, storeErrors.city_twice)
      throw failField(`${at}.region_id`, region_id ? storeErrors.region_twice : storeErrors.kingdom_twice)
    }
    seen.add(place)
  }
}

/** Saves where the store delivers and on which terms: the given rules replace the earlier ones. */
export async function saveShipping(
  db: Db,
  store_id: string,
  body: z.output<typeof shippingBody>,
  how: SaveOptions = {},
): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  const { delivery_locations, ...flags } = body
  const short_address = body.short_address === undefined ? store.short_address : body.short_address
  const preparation_days = body.preparation_days === undefined ? store.preparation_days : body.preparation_days
  // A carrier collects in the Kingdom, where this market is.
  if (body.has_delivery_service && body.shipping_companies.length > 0 && !short_address)
    throw failField('short_address', storeErrors.short_address_needed)
  refuseRepeated(delivery_locations)
  await db.delete(deliveryLocations).where(eq(deliveryLocations.store_id, store_id))
  if (delivery_locations.length > 0) {
    const rows = delivery_locations.map((rule) => ({ ...rule, region_id: rule.city_id ? null : rule.region_id, store_id }))
    await db.insert(deliveryLocations).values(rows)
  }
  return changeStore(db, store, { ...flags, short_address, preparation_days })
}
