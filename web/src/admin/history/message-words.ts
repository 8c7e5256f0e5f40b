import { broadcastLabels } from '@rahba/contract/broadcasts/broadcast-labels'
import { broadcastAudiences, broadcastStatuses } from '@rahba/contract/broadcasts/broadcast-states'
import { contactStatuses, spamReasons } from '@rahba/contract/conversations/contact-states'
import { developmentStatuses } from '@rahba/contract/conversations/development-states'
import type { HistoryWords } from '../../resource/history.tsx'

const moments = {
  read_at: { ar: 'وقت القراءة', en: 'Read at' },
  replied_at: { ar: 'وقت الرد', en: 'Replied at' },
  last_reply_at: { ar: 'وقت آخر رد', en: 'Last reply at' },
  last_reply_by: { ar: 'صاحب آخر رد', en: 'Last reply by' },
  closed_at: { ar: 'وقت الإغلاق', en: 'Closed at' },
  spam_reason: { ar: 'سبب التصنيف كرسالة غير مرغوب فيها', en: 'Reason for marking as spam' },
}
const sides = { store: { ar: 'المتجر', en: 'Store' }, admin: { ar: 'الإدارة', en: 'Admin' } }

/** The field and value labels for entries about messages. */
export const messageHistory: Record<string, HistoryWords> = {
  'contact-messages': { labels: moments, choices: { status: contactStatuses, spam_reason: spamReasons } },
  'development-messages': { labels: moments, choices: { status: developmentStatuses, last_reply_by: sides } },
  'chat-sessions': {
    labels: {
      blocked_by_store: { ar: 'حظر من المتجر', en: 'Blocked by the store' },
      blocked_by_user: { ar: 'حظر من العميل', en: 'Blocked by the customer' },
    },
  },
  broadcasts: { labels: broadcastLabels, choices: { status: broadcastStatuses, audience: broadcastAudiences } },
}
