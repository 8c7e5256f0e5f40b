import * as calls from '@rahba/contract/catalog/stock/stock-watches'
import { type Axis, chosenValues, variantTitle } from '@rahba/contract/catalog/variants/axes'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { visibleText } from '../products/visible.ts'
import { products } from '../table.ts'
import { productVariants } from '../variants/table.ts'
import { stockWatches } from './table.ts'

const heldRow = z.strictObject({ quantity: z.int() })

/** Stores that a shopper waits for a variant. Throws `not_found` if the variant is hidden from shoppers, `still_in_stock` and `watches_full`. */
async function watchStock(db: Db, user_id: string, variant_id: string): Promise<void> {
  const [variant] = await readRows(
    db,
    sql`select v.quantity from product_variants v join products p on p.id = v.product_id join stores s on s.id = p.store_id
      where v.id = ${variant_id} and v.active and v.deleted_at is null and ${sql.raw(visibleText)} for key share of v`,
    heldRow,
  )
  if (!variant) throw fail(errors.not_found)
  if (variant.quantity > 0) throw fail(calls.watchErrors.still_in_stock)
  const own = await db.$count(stockWatches, eq(stockWatches.user_id, user_id))
  if (own >= calls.maxStockWatches) throw fail(calls.watchErrors.watches_full)
  await db.insert(stockWatches).values({ user_id, variant_id }).onConflictDoNothing()
}

async function listWatches(db: Db, user_id: string, locale: Locale) {
  const rows = await db
    .select({
      id: stockWatches.variant_id,
      product_id: productVariants.product_id,
      product: products.name,
      axes: sql<Axis[]>`${products.axes}`,
      values: productVariants.values,
      image: sql<string | null>`coalesce(${productVariants.image}, ${products.image})`,
      created_at: stockWatches.created_at,
    })
    .from(stockWatches)
    .innerJoin(productVariants, eq(productVariants.id, stockWatches.variant_id))
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .where(eq(stockWatches.user_id, user_id))
    .orderBy(desc(stockWatches.created_at), desc(stockWatches.id))
  return rows.map(({ product, axes, values, ...row }) => {
    const title = variantTitle(chosenValues(axes, values), locale)
    return { ...row, name: [inLocale(bilingualText.parse(product), locale), ...(title ? [title] : [])].join(' - ') }
  })
}

/** The variants that a shopper waits for. */
export function mountStockWatches(app: FastifyInstance): void {
  serve(app, calls.listStockWatches, (ctx) => listWatches(ctx.db, ctx.who.user_id, ctx.locale))
  serve(app, calls.watchStock, async (ctx) => {
    await watchStock(ctx.db, ctx.who.user_id, ctx.params.id)
    return null
  })
  serve(app, calls.unwatchStock, async (ctx) => {
    const mine = and(eq(stockWatches.user_id, ctx.who.user_id), eq(stockWatches.variant_id, ctx.params.id))
    await ctx.db.delete(stockWatches).where(mine)
    return null
  })
}
