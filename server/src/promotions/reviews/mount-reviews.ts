import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { type CodeReview, decideCodeReview, exportCodeReviews, listCodeReviews } from '@rahba/contract/promotions/code-reviews'
import { reviewLabels } from '@rahba/contract/promotions/review-labels'
import { codeReviewStatuses, reviewReasons } from '@rahba/contract/promotions/review-states'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { decideReview } from './decide-review.ts'
import { firstReviews, listReviews } from './read-reviews.ts'

const columnsIn = (locale: Locale): ExportColumn<CodeReview>[] => {
  const column = getColumn<CodeReview>(reviewLabels, locale)
  return [
    column('placed_at', 'moment', (row) => row.placed_at),
    column('order_number', 'number', (row) => row.order_number),
    column('code', 'text', (row) => row.code),
    column('store', 'text', (row) => inLocale(row.store.name, locale)),
    column('user', 'text', (row) => row.user.name ?? deletedShopper[locale]),
    column('given', 'money', (row) => row.given),
    column('reasons', 'text', (row) => row.reasons.map((reason) => reviewReasons[reason][locale]).join('; ')),
    column('status', 'text', (row) => codeReviewStatuses[row.status][locale]),
    column('note', 'text', (row) => row.note),
    column('decided_by', 'text', (row) => row.decided_by),
    column('decided_at', 'moment', (row) => row.decided_at),
  ]
}

/** The list of uses of the platform's codes that somebody should look at. */
export function mountReviews(app: FastifyInstance): void {
  serve(app, listCodeReviews, (ctx) => listReviews(ctx.db, ctx.query))
  serve(app, exportCodeReviews, async ({ db, reply, locale, query: { format, ...query } }) =>
    sendExport(reply, locale, 'promo-code-reviews', format, columnsIn(locale), await firstReviews(db, query, exportCap)),
  )
  serve(app, decideCodeReview, async ({ db, who, params, body, locale, audit }) => {
    const { before, after } = await decideReview(db, { id: params.id, admin_id: who.admin_id, locale, ...body })
    const audited = ({ order_number, status, note }: CodeReview) => ({ order_number, status, note })
    await audit({
      action: `promo-codes.${body.action}_use`,
      entity: 'promo-codes',
      entity_id: after.coupon_id,
      before: audited(before),
      after: audited(after),
    })
    return after
  })
}
