import type { ChatSide, Message, sendBody } from '@rahba/contract/conversations/chat/chat-shapes'
import { chatErrors } from '@rahba/contract/conversations/errors'
import { channelName } from '@rahba/contract/kernel/channels'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { publish } from '../../platform/realtime/publish.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { chatMessages, chatSessions } from './chat-table.ts'
import { holdsContacts } from './find-contacts.ts'
import { readMessage } from './list-messages.ts'
import { markNoticeRead, notifyOfMessage } from './notify-of-message.ts'
import { listChannel, lockSession, otherSide, type Party, type SessionRow } from './party.ts'

const ownMessage = ({ side }: Party, session_id: string, client_id: string) =>
  and(eq(chatMessages.session_id, session_id), eq(chatMessages.sender, side), eq(chatMessages.client_id, client_id))

/** The next number of the conversation, and what it means for both sides: who writes has read what stood before. */
const afterSending = (session: SessionRow, side: ChatSide, sequence: number) =>
  side === 'store'
    ? { store_read: sequence, store_delivered: sequence, store_unread: 0, store_told: false, user_unread: session.user_unread + 1 }
    : { user_read: sequence, user_delivered: sequence, user_unread: 0, user_told: false, store_unread: session.store_unread + 1 }

/** Tells the open conversation, and both sides' lists, of a message. */
async function announce(db: Db, session: SessionRow, message: Message, except: string | undefined): Promise<void> {
  const { id: session_id } = session
  await publish(db, { to: [channelName('chat', session_id)], event: 'message', data: message, except })
  const to = [listChannel(session, 'store'), listChannel(session, 'user')]
  await publish(db, { to, event: 'chat', data: { session_id, sequence: message.sequence, sender: message.sender }, except })
}

/**
 * Writes a message into a conversation of the party's own. The same `client_id` again gives the message it made the first time. Numbers follow
 * each other under the lock of the conversation, so that no reader ever sees a later one before an earlier one. Throws `not_found`,
 * `chat_blocked`, `chat_other_writer` for what somebody else wrote at the same browser, and `chat_contact_details` under `text` where the
 * setting refuses such.
 */
export async function sendMessage(
  db: Db,
  party: Party,
  { session_id, body, except }: { session_id: string; body: z.output<typeof sendBody>; except?: string | undefined },
): Promise<Message> {
  if (body.writer_id && body.writer_id !== party.person_id) throw fail(chatErrors.chat_other_writer)
  const session = await lockSession(db, party, session_id)
  const known = await readMessage(db, ownMessage(party, session_id, body.client_id))
  if (known) return known
  if (session.blocked_by_store || session.blocked_by_user) throw fail(chatErrors.chat_blocked)
  const text = body.text || null
  if (text && (await readSettings(db)).hide_chat_contacts && holdsContacts(text)) throw failField('text', chatErrors.chat_contact_details)
  const { side, owner_id, person_id } = party
  await attachFiles(db, { owner_type: side, owner_id }, { file_id: body.file_id }, { purpose: 'attachment' })
  const sequence = session.last_sequence + 1
  await db.insert(chatMessages).values({
    session_id,
    sequence,
    sender: side,
    sender_id: person_id,
    client_id: body.client_id,
    text,
    file_id: body.file_id,
  })
  await db
    .update(chatSessions)
    .set({ last_sequence: sequence, last_message_at: now, updated_at: now, ...afterSending(session, side, sequence) })
    .where(eq(chatSessions.id, session_id))
  const message = await readMessage(db, ownMessage(party, session_id, body.client_id))
  if (!message) throw new Error('The message was just written')
  await announce(db, session, message, except)
  // A side that answers has read the messages.
  await markNoticeRead(db, session, side)
  await notifyOfMessage(db, session, otherSide(side), message)
  return message
}
