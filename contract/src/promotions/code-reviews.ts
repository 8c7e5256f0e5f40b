import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { cleanText } from '../kernel/normalise.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { bilingualText, idParams } from '../kernel/shapes.ts'
import { moneyErrors } from '../money/errors.ts'
import * as calls from './code-reviews.calls.ts'
import { reviewErrors } from './errors.ts'
import { reviewLabels } from './review-labels.ts'
import { codeReviewActionNames, codeReviewStatusKeys, reviewReasonKeys } from './review-states.ts'

/** The use of a code that the platform pays, by somebody who may be of the store's own people. */
const codeReview = z.object({
  /** The order's. */
  id: z.uuid(),
  order_number: z.int(),
  coupon_id: z.uuid(),
  code: z.string(),
  store: z.object({ id: z.uuid(), name: bilingualText }),
  /** Without a name once the shopper deleted the account. */
  user: z.object({ id: z.uuid(), name: z.string().nullable() }),
  /** The discount on the order, in halalas. */
  given: z.int(),
  reasons: z.array(z.enum(reviewReasonKeys)),
  status: z.enum(codeReviewStatusKeys),
  note: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  placed_at: z.iso.datetime(),
})
export type CodeReview = z.output<typeof codeReview>

const reading = {
  tags: ['promo-codes'],
  access: { audience: 'admin', permissions: ['promo-codes.index'] },
  owner: 'platform',
  labels: reviewLabels,
} as const
const filters = {
  q: pageQuery.q,
  status: commaList(codeReviewStatusKeys),
  reason: commaList(reviewReasonKeys),
  store_id: z.uuid('uuid').optional(),
  sort: sortParam(['placed_at'], '-placed_at'),
}

export const listCodeReviews = endpoint({
  ...reading,
  ...calls.listCodeReviews,
  summary: "List uses of platform codes that may be by the store's own team. Search by order or code",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(codeReview),
})
export const exportCodeReviews = endpoint({
  ...reading,
  ...calls.exportCodeReviews,
  summary: 'Export filtered uses of platform codes in review as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})

const codeReviewBody = z.strictObject({
  action: z.enum(codeReviewActionNames),
  note: z.string().overwrite(cleanText).min(3).max(500),
})
export const decideCodeReview = endpoint({
  ...reading,
  access: { audience: 'admin', permissions: ['promo-codes.update'] },
  ...calls.decideCodeReview,
  summary: "Clear a use, record it as misuse or reopen it, with a note. Admins in the store's team can't decide",
  audit: { action: 'promo-codes.review' },
  params: idParams,
  body: codeReviewBody,
  response: codeReview,
  errors: [errors.not_found, reviewErrors.review_wrong_state, moneyErrors.own_store],
})
