import { listPage } from '../kernel/list-page.ts'
import type { listReports } from './chat/chat-reports.ts'
import type { listContacts } from './contact-messages.ts'
import type { listDevelopments } from './development-messages.ts'

export const contactsPage = listPage<typeof listContacts>()({
  path: '/dashboard/contact',
  call: '/admin/contact',
  defaultSort: '-created_at',
  filters: ['status', 'from', 'to'],
})
export const developmentsPage = listPage<typeof listDevelopments>()({
  path: '/dashboard/development-messages',
  call: '/admin/development-messages',
  defaultSort: '-last_reply_at',
  filters: ['status', 'store_id', 'from', 'to'],
})
export const reportsPage = listPage<typeof listReports>()({
  path: '/dashboard/chat-reports',
  call: '/admin/chat-reports',
  defaultSort: '-created_at',
  filters: ['status', 'reason', 'side'],
})
