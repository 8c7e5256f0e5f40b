import { type Axis, chosenValues, variantTitle } from '@rahba/contract/catalog/variants/axes'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { stockMessages } from '../../messages/stock.ts'
import { notify } from '../../notifications/notify.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { unavailableText, visibleText } from '../products/visible.ts'
import { stockWatches } from './table.ts'

const batch = 500

const dueRow = z.strictObject({
  id: z.uuid(),
  user_id: z.uuid(),
  product_id: z.uuid(),
  name: bilingualText,
  axes: z.array(z.custom<Axis>()),
  values: z.array(z.string()),
  orderable: z.boolean(),
})

/**
 * Tells the shoppers whose wait is over, once each. Those of goods that cannot be ordered after all go on waiting. Returns true if there may be
 * more.
 */
async function notifyBatch(db: Db): Promise<boolean> {
  const due = await readRows(
    db,
    sql`
    select w.id, w.user_id, p.id as product_id, p.name, p.axes, v.values,
      (${sql.raw(visibleText)} and v.active and v.deleted_at is null and v.quantity > 0 and (${sql.raw(unavailableText)}) is null) as orderable
    from stock_watches w join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id join stores s on s.id = p.store_id
    where w.back_at is not null order by w.back_at limit ${batch} for update of w skip locked`,
    dueRow,
  )
  const ids = (orderable: boolean) => due.filter((watch) => watch.orderable === orderable).map(({ id }) => id)
  const byWatcher = Map.groupBy(
    due.filter(({ orderable }) => orderable),
    ({ user_id, product_id }) => `${user_id} ${product_id}`,
  )
  for (const [first, ...others] of byWatcher.values()) {
    if (!first) continue
    const { id, user_id, product_id, name, axes, values } = first
    // A shopper who waits for several variants of a product gets one notice, without the name of a variant.
    const isOne = others.length === 0 && values.length > 0
    const choice = isOne ? String(new URLSearchParams(axes.map((axis, at): [string, string] => [axis.id, values[at] ?? '']))) : undefined
    const chosen = others.length === 0 ? chosenValues(axes, values) : []
    await notify(db, {
      recipient_ids: [user_id],
      notif_type: 'ProductNotification',
      model: 'products',
      model_id: product_id,
      choice,
      once: `stock-watch:${id}`,
      message: stockMessages.back.write({ name, variant: { ar: variantTitle(chosen, 'ar'), en: variantTitle(chosen, 'en') } }),
    })
  }
  if (ids(true).length > 0) await db.delete(stockWatches).where(inArray(stockWatches.id, ids(true)))
  if (ids(false).length > 0)
    await db
      .update(stockWatches)
      .set({ back_at: null })
      .where(inArray(stockWatches.id, ids(false)))
  return due.length === batch
}

export const notifyWatchersWorker = defineWorker(
  jobKind<Record<string, never>>('tell-stock-watchers'),
  async ({ db }) => {
    while (await db.transaction(notifyBatch)) {
      // The next batch is read in a transaction of its own.
    }
  },
  { cron: '* * * * *' },
)
