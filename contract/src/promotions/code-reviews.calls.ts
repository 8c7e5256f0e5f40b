import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './code-reviews.ts'

const call = declareCalls<typeof whole>()

export const listCodeReviews = call({ name: 'listCodeReviews', method: 'GET', path: '/admin/promo-code-reviews' })
export const exportCodeReviews = call({ name: 'exportCodeReviews', method: 'GET', path: '/admin/promo-code-reviews/export' })
export const decideCodeReview = call({
  name: 'decideCodeReview',
  method: 'POST',
  path: '/admin/promo-code-reviews/{id}/actions',
  idempotent: true,
})
