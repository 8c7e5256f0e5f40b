import { errors } from '@rahba/contract/kernel/errors'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import { sendFile } from '../../platform/files/send-file.ts'
import { files } from '../../platform/files/table.ts'
import { chatMessages, chatSessions } from './chat-table.ts'
import { isPartySession, type Party } from './party.ts'

/** Answers with a file that was sent in a conversation of the party's own, or in any for an admin. Throws `not_found`. */
export async function sendChatFile(
  { db, deps, reply }: { db: Db; deps: Deps; reply: FastifyReply },
  party: Party | 'any',
  { id, file_id }: { id: string; file_id: string },
): Promise<void> {
  const [found] = await db
    .select({ file: files })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.session_id))
    .innerJoin(files, eq(files.id, chatMessages.file_id))
    .where(and(eq(chatMessages.file_id, file_id), eq(chatMessages.session_id, id), party === 'any' ? undefined : isPartySession(party)))
  if (!found) throw fail(errors.not_found)
  await sendFile(reply, deps, found.file)
}
