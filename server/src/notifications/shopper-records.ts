import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { sessions } from '../access/table.ts'
import { conversationMessages } from '../messages/conversations.ts'
import type { Db } from '../platform/db/types.ts'
import { exportPageRows, pageOfExport, type ReadList } from '../shoppers/account/records.ts'
import { deviceTokens, notificationChoices, notifications } from './table.ts'

const { data: deletedText } = conversationMessages.from_deleted_shopper.write({ text: '' })

const nobody = JSON.stringify({ name: deletedShopper, avatar: null })

// Each notice of a store has a unique name (`once`) by which the index finds it. The names for orders come from announce-order.ts, for messages from
// notify-of-message.ts and for adjustments from adjust-balance.ts.
const aboutOrders = (user_id: string) => sql`
  update notifications n set "user" = ${nobody}::jsonb from orders o
  where o.user_id = ${user_id} and n.audience = 'store' and n.recipient_id = o.store_id and n.once = 'order:' || o.id || ':new'`
const aboutMessages = (user_id: string) => sql`
  update notifications n set "user" = ${nobody}::jsonb,
    data = jsonb_set(jsonb_set(n.data, '{ar,title}', to_jsonb(${deletedText.ar.title}::text)), '{en,title}', to_jsonb(${deletedText.en.title}::text))
  from chat_sessions s join chat_messages m on m.session_id = s.id and m.sender = 'user'
  where s.user_id = ${user_id} and n.audience = 'store' and n.recipient_id = s.store_id and n.once = 'chat:' || s.id || ':' || m.sequence`
const aboutAdjustments = (user_id: string) => sql`
  delete from notifications n using wallet_adjustments w, admins a
  where w.owner_id = ${user_id} and n.audience = 'admin' and n.recipient_id = a.id and n.once = 'adjustment:' || w.id || ':requested'`

/** Removes a shopper's own notices, choices and devices, and takes the name from the notices of others. */
export async function deleteNotices(db: Db, user_id: string): Promise<void> {
  const mine = { audience: 'user', subject_id: user_id } as const
  await db.delete(notifications).where(and(eq(notifications.audience, 'user'), eq(notifications.recipient_id, user_id)))
  await db
    .delete(notificationChoices)
    .where(and(eq(notificationChoices.audience, mine.audience), eq(notificationChoices.subject_id, mine.subject_id)))
  await db.delete(deviceTokens).where(and(eq(deviceTokens.audience, mine.audience), eq(deviceTokens.subject_id, mine.subject_id)))
  for (const about of [aboutOrders, aboutMessages, aboutAdjustments]) await db.execute(about(user_id))
}

/** Exports the shopper's notices. */
export const exportNotices: ReadList<'notifications'> = async (db, user_id, after) => {
  const { id, created_at, read_at, data } = notifications
  const rows = await db
    .select({ id, created_at, read_at, data })
    .from(notifications)
    .where(and(eq(notifications.audience, 'user'), eq(notifications.recipient_id, user_id), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(rows.map(({ data, ...row }) => ({ ...row, ar: data.ar, en: data.en })))
}

/** Exports the shopper's present and past sign-ins, without any token. */
export const exportDevices: ReadList<'devices'> = async (db, user_id, after) => {
  const { id, created_at, last_seen_at, expires_at, revoked_at, ip, user_agent } = sessions
  const push = sql<boolean>`exists (select from ${deviceTokens} d where d.session_id = sessions.id)`
  const rows = await db
    .select({ id, created_at, last_seen_at, expires_at, revoked_at, ip, user_agent, push })
    .from(sessions)
    .where(and(eq(sessions.audience, 'user'), eq(sessions.subject_id, user_id), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}
