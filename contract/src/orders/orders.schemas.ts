import { z } from 'zod'
import { cleanReference } from '../kernel/normalise.ts'

const tracking = z.string().overwrite(cleanReference).min(1).max(80)
/** The maximum number of orders in one call; each has its own parcel. */
const maxShipped = 100
export const shipManyBody = z
  .strictObject({
    orders: z
      .array(z.strictObject({ id: z.uuid('uuid'), shipping_company: tracking, tracking_number: tracking }))
      .min(1)
      .max(maxShipped),
  })
  .superRefine(({ orders }, issues) => {
    for (const [at, { id }] of orders.entries())
      if (orders.findIndex((one) => one.id === id) < at)
        issues.addIssue({ code: 'custom', path: ['orders', at, 'id'], input: id, message: 'invalid' })
  })
export type ShipMany = z.output<typeof shipManyBody>
