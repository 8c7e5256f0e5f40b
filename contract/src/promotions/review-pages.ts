import { listPage } from '../kernel/list-page.ts'
import type { listCodeReviews } from './code-reviews.ts'

export const codeReviewsPage = listPage<typeof listCodeReviews>()({
  path: '/dashboard/promo-code-reviews',
  call: '/admin/promo-code-reviews',
  defaultSort: '-placed_at',
  filters: ['status', 'reason', 'store_id'],
})
