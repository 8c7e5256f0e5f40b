import type { reportBody } from '@rahba/contract/conversations/chat/chat-shapes'
import { channelName } from '@rahba/contract/kernel/channels'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { conversationMessages } from '../../messages/conversations.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { publish } from '../../platform/realtime/publish.ts'
import { chatReports, chatSessions } from './chat-table.ts'
import { listChannel, lockSession, type Party, type SessionRow } from './party.ts'

/** Blocks the other side in a conversation, or lets it write again; each side has its own block. Throws `not_found`. */
export async function blockSession(
  db: Db,
  party: Party,
  { session_id, blocked }: { session_id: string; blocked: boolean },
): Promise<{ before: Pick<SessionRow, 'blocked_by_store' | 'blocked_by_user'>; store_id: string }> {
  const session = await lockSession(db, party, session_id)
  const { blocked_by_store, blocked_by_user, store_id } = session
  await db
    .update(chatSessions)
    .set({ ...(party.side === 'store' ? { blocked_by_store: blocked } : { blocked_by_user: blocked }), updated_at: now })
    .where(eq(chatSessions.id, session_id))
  const to = [channelName('chat', session_id), listChannel(session, 'store'), listChannel(session, 'user')]
  await publish(db, { to, event: 'session', data: { session_id } })
  return { before: { blocked_by_store, blocked_by_user }, store_id }
}

/** Tells the platform of a conversation; the admins who may read conversations get a notice. Throws `not_found`. */
export async function reportSession(
  db: Db,
  party: Party,
  { session_id, body }: { session_id: string; body: z.output<typeof reportBody> },
): Promise<{ id: string; store_id: string }> {
  const session = await lockSession(db, party, session_id)
  const [report] = await db
    .insert(chatReports)
    .values({ session_id, side: party.side, reporter_id: party.person_id, last_sequence: session.last_sequence, ...body })
    .returning({ id: chatReports.id })
  if (!report) throw new Error('An insert answers its row')
  await notifyAdmins(db, 'users.index', {
    notif_type: 'MessageNotification',
    model: 'chat-reports',
    model_id: report.id,
    message: conversationMessages.reported.write({ by: party.side, reason: body.reason, note: body.note }),
  })
  return { id: report.id, store_id: session.store_id }
}
