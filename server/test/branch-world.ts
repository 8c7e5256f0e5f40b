import { deliveryLocations } from '../src/stores/table.ts'
import { type OrderWorld, orderWorld } from './order-world.ts'
import type { TestApp } from './test-app.ts'

/** The body of a branch in the far city, which delivers and lets shoppers collect. */
export const farBranchBody = ({ far_city_id }: OrderWorld, changes: object = {}) => ({
  name: { ar: 'فرع شقراء', en: 'Shaqra branch' },
  city_id: far_city_id,
  address: 'شارع الملك فهد، بجوار المسجد',
  phone: null,
  short_address: null,
  pick_up: true,
  delivers: true,
  ...changes,
})

/** A store that delivers to the far city for 15.00, so that a branch there has orders. */
export async function branchWorld(t: TestApp): Promise<OrderWorld> {
  const world = await orderWorld(t)
  const where = { store_id: world.store.id, city_id: world.far_city_id }
  await t.db.insert(deliveryLocations).values({ ...where, delivery_charge: 1500, min_order_cost: 0 })
  return world
}
