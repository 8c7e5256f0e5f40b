import { listPage } from '../kernel/list-page.ts'
import type { listAcceptances } from './agreement.ts'

export const acceptancesPage = listPage<typeof listAcceptances>()({
  path: '/dashboard/agreement',
  call: '/admin/agreement/acceptances',
  defaultSort: '-created_at',
  filters: ['number', 'state'],
})
