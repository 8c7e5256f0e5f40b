import type { SessionRow } from '@rahba/contract/access/sessions'
import type { Audience } from '@rahba/contract/kernel/audiences'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { sessions } from '../table.ts'
import { sessionLife } from './session-life.ts'

/** The sessions of a person, the latest used first; at most a hundred. */
export async function listSessions(db: Db, audience: Audience, subject_id: string, current: string): Promise<SessionRow[]> {
  const { idle } = sessionLife[audience]
  const rows = await db
    .select({
      id: sessions.id,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
      ip: sessions.ip,
      user_agent: sessions.user_agent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.audience, audience),
        eq(sessions.subject_id, subject_id),
        isNull(sessions.revoked_at),
        sql`${sessions.expires_at} > now() and ${sessions.last_seen_at} > now() - make_interval(secs => ${idle})`,
      ),
    )
    .orderBy(desc(sessions.last_seen_at))
    .limit(100)
  return rows.map((row) => ({ ...row, current: row.id === current }))
}
