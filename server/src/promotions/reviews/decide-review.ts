import { isAllowed } from '@rahba/contract/kernel/action-table'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { CodeReview } from '@rahba/contract/promotions/code-reviews'
import { reviewErrors } from '@rahba/contract/promotions/errors'
import { type CodeReviewActionName, codeReviewActions, codeReviewStatuses } from '@rahba/contract/promotions/review-states'
import { eq } from 'drizzle-orm'
import { requireOutsider } from '../../money/require-outsider.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { readReview } from './read-reviews.ts'
import { codeReviews } from './table.ts'

interface Decision {
  id: string
  admin_id: string
  /** The language of a refusal. */
  locale: Locale
  action: CodeReviewActionName
  note: string
}

/** One step with a use that is looked at, by the table of the contract. Throws `not_found`, `review_wrong_state`, `own_store`. */
export async function decideReview(
  db: Db,
  { id, admin_id, locale, action, note }: Decision,
): Promise<{ before: CodeReview; after: CodeReview }> {
  const [locked] = await db.select({ status: codeReviews.status }).from(codeReviews).where(eq(codeReviews.order_id, id)).for('update')
  if (!locked) throw fail(errors.not_found)
  const before = await readReview(db, id)
  await requireOutsider(db, admin_id, before.store.id)
  if (!isAllowed(codeReviewActions, action, locked.status))
    throw fail(reviewErrors.review_wrong_state, { now: codeReviewStatuses[locked.status][locale] })
  const decided = action === 'reopen' ? { decided_by: null, decided_at: null } : { decided_by: admin_id, decided_at: now }
  await db
    .update(codeReviews)
    .set({ status: codeReviewActions[action].to, note, ...decided })
    .where(eq(codeReviews.order_id, id))
  return { before, after: await readReview(db, id) }
}
