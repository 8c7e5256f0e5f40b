import { z } from 'zod'
import { chosenValue } from '../catalog/variants/chosen-value.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { bilingualText, daySchema } from '../kernel/shapes.ts'
import { type FigureName, figureNames, splitNames, storeSplits } from './figures.ts'
import { grainNames } from './periods.ts'
import * as calls from './statistics.calls.ts'

const moment = z.iso.datetime()
const period = { from: daySchema, to: daySchema }
const count = z.int().nullable()
// The table has one entry for each name.
const figureSet = z.object(Object.fromEntries(figureNames.map((name) => [name, count])) as Record<FigureName, typeof count>)

export const statisticsLabels = {
  from: { ar: 'من تاريخ', en: 'From' },
  to: { ar: 'إلى تاريخ', en: 'To' },
  by: { ar: 'التفصيل حسب', en: 'Breakdown' },
  share: { ar: 'الحصة من المبيعات', en: 'Share of sales' },
  product: { ar: 'المنتج', en: 'Product' },
  variant: { ar: 'المتغير', en: 'Variant' },
  store_id: { ar: 'المتجر', en: 'Store' },
  units: { ar: 'القطع المباعة', en: 'Units sold' },
  goods: { ar: 'قيمة المنتجات', en: 'Item value' },
} satisfies FieldLabels

const report = z.object({
  ...period,
  /** The period it is compared with. */
  before: z.object(period),
  by: z.enum(grainNames),
  /** The figures contain everything until this time. */
  as_of: moment,
  totals: z.object({ now: figureSet, before: figureSet }),
  points: z.array(z.object({ ...period, now: figureSet, before: z.object({ ...period, figures: figureSet }).nullable() })),
})
export type Report = z.output<typeof report>

const split = z.object({
  as_of: moment,
  /** The best selling first. `key` is null for what has none: an order without an address, a posting without a store. */
  rows: z.array(z.object({ key: z.string().nullable(), name: bilingualText, now: figureSet, before: figureSet })),
  /** More than are answered. */
  more: z.boolean(),
})
export type SplitReport = z.output<typeof split>

/** Pieces in orders that count and what they came to, without delivery and fees; both less what was cancelled or returned since. */
const sold = { units: z.int(), goods: z.int(), units_before: z.int(), goods_before: z.int() }

const topVariant = z.object({
  variant_id: z.uuid(),
  /** Its values as they were named when it was bought last; empty for pieces from before the product had options. */
  variant: z.array(chosenValue),
  ...sold,
})
export type TopVariant = z.output<typeof topVariant>

const product = { product_id: z.uuid(), name: bilingualText, image: z.uuid().nullable(), ...sold }

export const topProducts = z.object({
  as_of: moment,
  rows: z.array(
    z.object({
      ...product,
      /** Its best-selling variants in the period; none without options. */
      variants: z.array(topVariant),
      /** More variants than are answered. */
      more_variants: z.boolean(),
    }),
  ),
  more: z.boolean(),
})
export type TopProducts = z.output<typeof topProducts>

/** The same over all stores: each product with its store, whose own ranking has the variants. */
export const marketProducts = z.object({
  as_of: moment,
  rows: z.array(z.strictObject({ ...product, store_id: z.uuid(), store: bilingualText })),
  more: z.boolean(),
})
export type MarketProducts = z.output<typeof marketProducts>

const narrowed = { store_id: z.uuid('uuid').optional(), category_id: z.uuid('uuid').optional() }
const grain = { by: z.enum(grainNames).optional() }

const periodQuery = <S extends z.ZodRawShape>(shape: S) => z.object({ ...period, ...shape })

const admin = {
  access: { audience: 'admin', permissions: [] },
  owner: 'platform',
  labels: statisticsLabels,
  errors: [errors.validation],
} as const
const store = {
  access: { audience: 'store', permissions: ['statistics'] },
  owner: 'store',
  labels: statisticsLabels,
  errors: [errors.validation],
} as const

export const readStatistics = endpoint({
  ...calls.readStatistics,
  summary: "Get the figures of a period and the previous period. Figures the admin can't see are null",
  ...admin,
  query: periodQuery({ ...grain, ...narrowed }),
  response: report,
})
export const splitStatistics = endpoint({
  ...calls.splitStatistics,
  summary: 'Get the figures of a period by store, category, city, payment method or code, best selling first',
  ...admin,
  query: periodQuery({ by: z.enum(splitNames), ...narrowed }),
  response: split,
})
export const exportStatistics = endpoint({
  ...calls.exportStatistics,
  summary: 'Export the figures of a period as a file, by time or by any breakdown',
  ...admin,
  query: periodQuery({ by: z.enum([...grainNames, ...splitNames]), ...narrowed, format: exportFormat }),
  response: null,
  raw: 'download',
})

// Sales are open to administrators who may see orders.
const adminOrders = { ...admin, access: { audience: 'admin', permissions: ['orders.index'] } } as const
export const listStoreTopProducts = endpoint({
  ...calls.listStoreTopProducts,
  summary: "List a store's products by their sales in a period, each with its variants",
  ...adminOrders,
  query: periodQuery({ store_id: z.uuid('uuid') }),
  response: topProducts,
})
export const listPlatformTopProducts = endpoint({
  ...calls.listPlatformTopProducts,
  summary: 'List the products of all stores by their sales in a period, each with its store',
  ...adminOrders,
  query: periodQuery({}),
  response: marketProducts,
})
export const exportStoreTopProducts = endpoint({
  ...calls.exportStoreTopProducts,
  summary: "Export a store's sales by product and variant in a period as a file",
  ...adminOrders,
  query: periodQuery({ store_id: z.uuid('uuid'), format: exportFormat }),
  response: null,
  raw: 'download',
})

export const readStoreStatistics = endpoint({
  ...calls.readStoreStatistics,
  summary: "Get the store's figures of a period and the previous period",
  ...store,
  query: periodQuery(grain),
  response: report,
})
export const splitStoreStatistics = endpoint({
  ...calls.splitStoreStatistics,
  summary: "Get the store's figures of a period by city, payment method or code, best selling first",
  ...store,
  query: periodQuery({ by: z.enum(storeSplits) }),
  response: split,
})
export const listTopProducts = endpoint({
  ...calls.listTopProducts,
  summary: "List the store's products by their sales in a period, each with its variants",
  ...store,
  query: periodQuery({}),
  response: topProducts,
})
export const exportStoreStatistics = endpoint({
  ...calls.exportStoreStatistics,
  summary: "Export the store's figures of a period as a file, by time, breakdown or product",
  ...store,
  query: periodQuery({ by: z.enum([...grainNames, ...storeSplits, 'product']), format: exportFormat }),
  response: null,
  raw: 'download',
})
