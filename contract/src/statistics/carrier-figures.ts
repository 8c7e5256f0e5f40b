import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { daySchema } from '../kernel/shapes.ts'
import { carrierKeys } from '../money/carriers/carriers.ts'
import * as calls from './carrier-figures.calls.ts'
import { statisticsLabels } from './statistics.ts'

const carrierFigures = z.object({
  carrier: z.enum(carrierKeys),
  /** Delivered orders whose cash it collected. */
  orders: z.int(),
  /** The cash of those orders, in halalas. */
  cash: z.int(),
  /** The part the carrier no longer owes, in halalas: remitted, paid to the store, or borne by the platform. */
  settled: z.int(),
  /** Days from delivery to settlement on average, of orders that are settled; null while none is. */
  days: z.number().nullable(),
})
export type CarrierFigures = z.output<typeof carrierFigures>

export const readCarrierStatistics = endpoint({
  ...calls.readCarrierStatistics,
  summary: 'List the cash that carriers collected for orders delivered in a period and the settled part. Most cash first',
  access: { audience: 'admin', permissions: ['payments.index'] },
  owner: 'platform',
  labels: statisticsLabels,
  errors: [errors.validation],
  query: z.object({ from: daySchema, to: daySchema, store_id: z.uuid('uuid').optional() }),
  response: z.object({ rows: z.array(carrierFigures) }),
})
