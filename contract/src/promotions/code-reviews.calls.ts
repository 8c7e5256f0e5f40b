import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './code-reviews.ts'

export const listCodeReviews: Call<typeof whole.listCodeReviews> = {
  name: 'listCodeReviews',
  method: 'GET',
  path: '/admin/promo-code-reviews',
}
export const exportCodeReviews: Call<typeof whole.exportCodeReviews> = {
  name: 'exportCodeReviews',
  method: 'GET',
  path: '/admin/promo-code-reviews/export',
}
export const decideCodeReview: Call<typeof whole.decideCodeReview> = {
  name: 'decideCodeReview',
  method: 'POST',
  path: '/admin/promo-code-reviews/{id}/actions',
  idempotent: true,
}
