import type { Permission } from '@rahba/contract/kernel/permissions'
import { adminsWith } from '../access/admins/admins-with.ts'
import type { Db } from '../platform/db/types.ts'
import { type Notice, notify } from './notify.ts'

/** Puts a notice into the lists of all admins who hold `permission`, in the transaction of what it tells of. */
export const tellAdmins = async (db: Db, permission: Permission, notice: Omit<Notice, 'audience' | 'recipient_ids'>): Promise<void> =>
  notify(db, { ...notice, audience: 'admin', recipient_ids: await adminsWith(db, permission) })
