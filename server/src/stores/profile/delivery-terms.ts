import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** The store's terms for a city: halalas, and working days on the way. */
export const deliveryTerms = z.strictObject({
  delivery_charge: z.int(),
  min_order_cost: z.int(),
  free_from: z.int().nullable(),
  days_min: z.int().nullable(),
  days_max: z.int().nullable(),
})
export type DeliveryTerms = z.output<typeof deliveryTerms>

/** The same as one JSON value, over `delivery_locations d`. */
export const deliveryTermsColumn = sql`jsonb_build_object('delivery_charge', d.delivery_charge, 'min_order_cost', d.min_order_cost, 'free_from', d.free_from, 'days_min', d.days_min, 'days_max', d.days_max)`
