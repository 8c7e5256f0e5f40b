import type { Permission } from '@rahba/contract/kernel/permissions'
import { adminNoticeNeeds } from '@rahba/contract/notifications/notice-links'
import { adminsWith } from '../access/admins/find-admins-with.ts'
import type { WrittenNotice } from '../messages/message.ts'
import type { Db } from '../platform/db/types.ts'
import { type Notice, notify } from './notify.ts'

/**
 * Puts a notice into the lists of all admins who hold `permission`, which its work needs, and may open the page it leads to, in the transaction
 * of what it tells of.
 */
export async function notifyAdmins(
  db: Db,
  permission: Permission,
  notice: Omit<Notice, 'recipient_ids' | 'message'> & { message: WrittenNotice<'admin'> },
): Promise<void> {
  const needed = notice.model ? [permission, adminNoticeNeeds[notice.model]] : [permission]
  await notify(db, { ...notice, recipient_ids: await adminsWith(db, needed) })
}
