import { errorText } from '@rahba/contract/kernel/errors'
import type { bulkOrders, bulkStoreOrders } from '@rahba/contract/orders/orders'
import { writeAudit } from '../platform/audit/write-audit.ts'
import { AppError } from '../platform/errors.ts'
import type { CallContext } from '../platform/http/context.ts'
import { refusalOf } from '../platform/http/pg-errors.ts'
import { actorOf } from '../platform/http/who.ts'
import { type ActingOnOrder, actOnOrder } from './act-on-order.ts'

type BulkCall = Pick<CallContext<typeof bulkStoreOrders | typeof bulkOrders>, 'deps' | 'locale' | 'who' | 'ip' | 'request_id' | 'audit'>
type Results = { results: { id: string; ok: boolean; error: string | null }[] }

/** One action on many orders, each in its own transaction with its own result: one that can't does not stop the others. */
export async function actOnMany(
  ctx: BulkCall,
  many: Pick<ActingOnOrder, 'scope' | 'actor'> & { action: ActingOnOrder['input']['action']; ids: readonly string[]; note: string | null },
): Promise<Results> {
  const { scope, actor, action, note } = many
  const results: Results['results'] = []
  for (const id of new Set(many.ids)) {
    const error = await ctx.deps.db
      .transaction(async (tx) => {
        const input = { action, note, shipping_company: null, tracking_number: null }
        const { before, after } = await actOnOrder(tx, { order_id: id, scope, actor, input, locale: ctx.locale })
        await writeAudit(
          tx,
          actorOf(ctx.who),
          { action: `orders.${action}`, entity: 'orders', entity_id: id, store_id: after.store_id, before, after },
          ctx,
        )
        return null
      })
      .catch((thrown: unknown) => {
        const refusal = thrown instanceof AppError ? thrown : refusalOf(thrown, ctx.locale, undefined)
        if (!refusal) throw thrown
        const [field] = Object.values(refusal.fields)
        return errorText(field?.error ?? refusal.error, ctx.locale, field?.params ?? refusal.params)
      })
    results.push({ id, ok: error === null, error })
  }
  await ctx.audit({ entity: 'orders', after: { action, results } })
  return { results }
}
