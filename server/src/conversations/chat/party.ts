import type { ChatSide } from '@rahba/contract/conversations/chat/chat-shapes'
import { channelName } from '@rahba/contract/kernel/channels'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { Who } from '../../platform/http/who.ts'
import { chatSessions } from './chat-table.ts'

export type SessionRow = typeof chatSessions.$inferSelect

/** The party that writes and reads: a store through one of its people, or a shopper. */
export interface Party {
  side: ChatSide
  /** stores.id or users.id: whose conversations they are. */
  owner_id: string
  /** store_members.id or users.id: who is at it. */
  person_id: string
}

export function getParty(who: Exclude<Who, { audience: 'admin' }>): Party {
  return who.audience === 'store'
    ? { side: 'store', owner_id: who.store_id, person_id: who.member_id }
    : { side: 'user', owner_id: who.user_id, person_id: who.user_id }
}

export const otherSide = (side: ChatSide): ChatSide => (side === 'store' ? 'user' : 'store')

/** The party's own conversations. An empty id is a fault of ours and throws: it must not widen into everybody's. */
export function isPartySession({ side, owner_id }: Party): SQL {
  if (!owner_id) throw new Error('A party of a conversation names nobody')
  return eq(side === 'store' ? chatSessions.store_id : chatSessions.user_id, owner_id)
}

/** Locks a conversation of the party's own, for a change. Throws `not_found`. */
export async function lockSession(db: Db, party: Party, id: string): Promise<SessionRow> {
  const [session] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, id), isPartySession(party)))
    .for('update')
  if (!session) throw fail(errors.not_found)
  return session
}

/** True if somebody may follow a conversation live. An admin may not, since each of their readings is recorded. */
export async function mayHearChat(db: Db, who: Who, id: string): Promise<boolean> {
  if (who.audience === 'admin' || (who.audience === 'store' && !who.permissions.has('messages'))) return false
  const [found] = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, id), isPartySession(getParty(who))))
  return Boolean(found)
}

/** The channel that notifies a side of changes in its conversations. */
export const listChannel = (session: Pick<SessionRow, 'store_id' | 'user_id'>, side: ChatSide): string =>
  channelName(side, side === 'store' ? session.store_id : session.user_id)
