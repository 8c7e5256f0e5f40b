import type { ChatSide, Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { shortened } from '@rahba/contract/kernel/cut-text'
import { eq } from 'drizzle-orm'
import { conversationMessages } from '../../messages/conversations.ts'
import { notify } from '../../notifications/notify.ts'
import { markReadAbout } from '../../notifications/read-notifications.ts'
import type { Db } from '../../platform/db/types.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { chatSessions } from './chat-table.ts'
import type { SessionRow } from './party.ts'

/** A side that had the conversation open this recently needs no notice. In milliseconds. */
const justSeen = 15_000
const maxShown = 120

const isThere = (seen_at: string | null) => seen_at !== null && Date.now() - Date.parse(seen_at) < justSeen

/**
 * Puts one notice into the list of the side that was written to, for all it has not read: not one for each message, and none while somebody of it is
 * reading along.
 */
export async function notifyOfMessage(db: Db, session: SessionRow, side: ChatSide, message: Message): Promise<void> {
  const [notified, seen_at] = side === 'store' ? [session.store_told, session.store_seen_at] : [session.user_told, session.user_seen_at]
  if (notified || isThere(seen_at)) return
  await db
    .update(chatSessions)
    .set(side === 'store' ? { store_told: true } : { user_told: true })
    .where(eq(chatSessions.id, session.id))
  const text = message.text ? shortened(message.text, maxShown) : ''
  const notice = {
    notif_type: 'MessageNotification',
    model: 'conversations',
    model_id: session.id,
    once: `chat:${session.id}:${message.sequence}`,
  } as const
  if (side === 'store') {
    const [user] = await db.select({ name: users.name, avatar: users.avatar }).from(users).where(eq(users.id, session.user_id))
    const name = user?.name ?? null
    await notify(db, {
      ...notice,
      recipient_ids: [session.store_id],
      user: { name: name ?? '', avatar: user?.avatar ?? null },
      message: conversationMessages.from_shopper.write({ name, text }),
    })
    return
  }
  const [store] = await db.select({ name: stores.name, logo: stores.logo }).from(stores).where(eq(stores.id, session.store_id))
  await notify(db, {
    ...notice,
    recipient_ids: [session.user_id],
    user: { name: store?.name ?? '', avatar: store?.logo ?? null },
    message: conversationMessages.from_store.write({ name: store?.name ?? { ar: '', en: '' }, text }),
  })
}

/** Marks the notice that a side was given of what it now has before its eyes as read, where it was given one. */
export async function markNoticeRead(db: Db, session: SessionRow, side: ChatSide): Promise<void> {
  const [notified, recipient_id] = side === 'store' ? [session.store_told, session.store_id] : [session.user_told, session.user_id]
  if (notified) await markReadAbout(db, { audience: side, recipient_id }, { model: 'conversations', model_id: session.id })
}
