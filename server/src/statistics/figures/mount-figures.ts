import { mayDo } from '@rahba/contract/kernel/permissions'
import { homeKeys } from '@rahba/contract/statistics/admin-home'
import { readCarrierStatistics } from '@rahba/contract/statistics/carrier-figures'
import { statisticsErrors } from '@rahba/contract/statistics/errors'
import { type FigureName, figureNames, type Split, splitLength, splitNames, storeFigures } from '@rahba/contract/statistics/figures'
import { isAskable, isGrain, type Period } from '@rahba/contract/statistics/periods'
import * as calls from '@rahba/contract/statistics/statistics'
import type { FastifyInstance } from 'fastify'
import { failField } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportPoints, exportProducts, exportSplit } from './export-figures.ts'
import { readCarrierFigures } from './read-carrier-figures.ts'
import { type Reader, readReport, readSplit } from './read-figures.ts'
import { readMarketProducts } from './read-market-products.ts'
import { readTopProducts } from './read-top-products.ts'
import { readAsOf } from './refresh-figures.ts'

const moneyFigures: ReadonlySet<FigureName> = new Set(['commission', 'vat', 'promo_cost'])
const ofStore: ReadonlySet<FigureName> = new Set(storeFigures)

/** Returns the figures an admin may see. As on the home page, sales need the key of orders, and the platform's earnings that of commissions. */
const openTo = (permissions: ReadonlySet<string>): ReadonlySet<FigureName> =>
  new Set(figureNames.filter((name) => mayDo(permissions, moneyFigures.has(name) ? homeKeys.commission : homeKeys.orders)))

/** Reads the requested period. Throws `validation` if it is invalid. */
function getPeriod({ from, to }: Period): Period {
  if (!isAskable({ from, to })) throw failField('to', statisticsErrors.period_not_askable)
  return { from, to }
}

const isSplit = (by: string): by is Split => (splitNames as readonly string[]).includes(by)

/** Statistics of the platform and of each store. */
export function mountFigures(app: FastifyInstance): void {
  const adminReader = (ctx: { who: { permissions: ReadonlySet<string> }; query: Pick<Reader, 'store_id' | 'category_id'> }): Reader => ({
    store_id: ctx.query.store_id,
    category_id: ctx.query.category_id,
    open: openTo(ctx.who.permissions),
  })
  const storeReader = (ctx: { who: { store_id: string } }): Reader => ({ store_id: ctx.who.store_id, open: ofStore })

  serve(app, calls.readStatistics, async (ctx) => {
    const period = getPeriod(ctx.query)
    return { as_of: await readAsOf(ctx), ...(await readReport(ctx.db, adminReader(ctx), period, ctx.query.by)) }
  })
  serve(app, calls.splitStatistics, async (ctx) => {
    const period = getPeriod(ctx.query)
    return { as_of: await readAsOf(ctx), ...(await readSplit(ctx.db, adminReader(ctx), period, ctx.query.by, splitLength)) }
  })
  serve(app, calls.exportStatistics, async (ctx) => {
    const exported = { ...getPeriod(ctx.query), format: ctx.query.format }
    const { by } = ctx.query
    return isGrain(by) ? exportPoints(ctx, adminReader(ctx), exported, by) : exportSplit(ctx, adminReader(ctx), exported, by)
  })
  serve(app, calls.listStoreTopProducts, async (ctx) => {
    const period = getPeriod(ctx.query)
    return { as_of: await readAsOf(ctx), ...(await readTopProducts(ctx.db, ctx.query.store_id, period, { length: splitLength })) }
  })
  serve(app, calls.listPlatformTopProducts, async (ctx) => {
    const period = getPeriod(ctx.query)
    return { as_of: await readAsOf(ctx), ...(await readMarketProducts(ctx.db, period)) }
  })
  serve(app, calls.exportStoreTopProducts, (ctx) =>
    exportProducts(ctx, ctx.query.store_id, { ...getPeriod(ctx.query), format: ctx.query.format }),
  )
  serve(app, readCarrierStatistics, async (ctx) => ({ rows: await readCarrierFigures(ctx.db, getPeriod(ctx.query), ctx.query.store_id) }))

  serve(app, calls.readStoreStatistics, async (ctx) => {
    const period = getPeriod(ctx.query)
    return { as_of: await readAsOf(ctx), ...(await readReport(ctx.db, storeReader(ctx), period, ctx.query.by)) }
  })
  serve(app, calls.splitStoreStatistics, async (ctx) => {
    const period = getPeriod(ctx.query)
    return { as_of: await readAsOf(ctx), ...(await readSplit(ctx.db, storeReader(ctx), period, ctx.query.by, splitLength)) }
  })
  serve(app, calls.listTopProducts, async (ctx) => {
    const period = getPeriod(ctx.query)
    return { as_of: await readAsOf(ctx), ...(await readTopProducts(ctx.db, ctx.who.store_id, period, { length: splitLength })) }
  })
  serve(app, calls.exportStoreStatistics, async (ctx) => {
    const exported = { ...getPeriod(ctx.query), format: ctx.query.format }
    const { by } = ctx.query
    if (isGrain(by)) return exportPoints(ctx, storeReader(ctx), exported, by)
    return isSplit(by) ? exportSplit(ctx, storeReader(ctx), exported, by) : exportProducts(ctx, ctx.who.store_id, exported)
  })
}
