import { listPage } from '../kernel/list-page.ts'
import type { listUsers } from './users.ts'

export const usersPage = listPage<typeof listUsers>()({
  path: '/dashboard/users',
  call: '/admin/users',
  defaultSort: '-created_at',
  filters: ['active', 'city_id', 'has_orders', 'registered_from', 'registered_to'],
})
