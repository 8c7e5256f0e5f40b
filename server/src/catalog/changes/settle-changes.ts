import { needsReview } from '@rahba/contract/catalog/changes/product-changes'
import type { ProductBody } from '@rahba/contract/catalog/products/product-body'
import { type EditModeration, sameWaitingValue, type WaitingField, waitingFields } from '@rahba/contract/catalog/products/product-edits'
import type { Db } from '../../platform/db/types.ts'
import type { ProductSnapshot } from '../products/lock-product.ts'
import { endChanges, fieldValue, type OpenChange, openChanges, sameField, withValue } from './open-changes.ts'
import { productChanges } from './table.ts'

interface Settled {
  /** The values that are saved at once. */
  live: ProductBody
  /** The open changes as they were, and as they are now. */
  open: OpenChange[]
  kept: OpenChange[]
  waiting: Record<string, unknown>
}

/**
 * Parts a body written over a locked product into what is live at once and what waits, and keeps the latter. A value that is written again takes
 * the place of the one that waited or was refused; the live value in the place of one that the writer had before them takes it back.
 */
export async function settleChanges(
  db: Db,
  before: ProductSnapshot,
  body: ProductBody,
  { moderation, seen }: { moderation: EditModeration; seen: readonly string[] },
): Promise<Settled> {
  const open = await openChanges(db, before.id)
  const toReview: WaitingField[] = []
  const [replaced, withdrawn]: [OpenChange[], OpenChange[]] = [[], []]
  let live = body
  for (const field of waitingFields) {
    const change = open.find((one) => one.field === field)
    if (sameField(before, body, field)) {
      if (change?.state === 'pending' && seen.includes(change.id)) withdrawn.push(change)
      continue
    }
    const waits = needsReview(moderation, before.status, field)
    if (waits) live = withValue(live, { field, value: fieldValue(before, field) })
    if (waits && change?.state === 'pending' && sameWaitingValue(change.value, fieldValue(body, field))) continue
    if (change) replaced.push(change)
    if (waits) toReview.push(field)
  }
  await endChanges(db, replaced, { state: 'superseded' })
  await endChanges(db, withdrawn, { state: 'withdrawn' })
  if (toReview.length > 0) {
    await db.insert(productChanges).values(
      toReview.map((field) => ({
        product_id: before.id,
        field,
        old: { value: fieldValue(before, field) },
        new: { value: fieldValue(body, field) },
      })),
    )
  }
  const kept = replaced.length + withdrawn.length + toReview.length > 0 ? await openChanges(db, before.id) : open
  return { live, open, kept, waiting: Object.fromEntries(toReview.map((field) => [`waiting_${field}`, fieldValue(body, field)])) }
}
