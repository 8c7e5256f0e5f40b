import type { Audience } from '@rahba/contract/kernel/audiences'
import { channelName } from '@rahba/contract/kernel/channels'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { NoticeModel } from '@rahba/contract/notifications/notification'
import { type Notification, notificationPreview } from '@rahba/contract/notifications/notification'
import type { NotificationType } from '@rahba/contract/notifications/notification-types'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { now } from '../platform/db/columns.ts'
import { hotList } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { toPage } from '../platform/lists/page.ts'
import { publish } from '../platform/realtime/publish.ts'
import { notifications } from './table.ts'

/** The owner of the list; every query here is restricted to it. */
export interface Recipient {
  audience: Audience
  recipient_id: string
  /** The types of notices that the reader may read; all when left out. */
  types?: readonly NotificationType[]
}

const isRecipient = ({ audience, recipient_id, types }: Recipient) =>
  and(
    eq(notifications.audience, audience),
    eq(notifications.recipient_id, recipient_id),
    types && inArray(notifications.notif_type, [...types]),
  )

const columns = {
  id: notifications.id,
  notif_type: notifications.notif_type,
  is_read: notifications.is_read,
  created_at: notifications.created_at,
  data: notifications.data,
  user: notifications.user,
  model: notifications.model,
  model_id: notifications.model_id,
}

/** A row as its recipient reads it: of who caused it, the picture alone. */
const shown = (row: Pick<typeof notifications.$inferSelect, keyof typeof columns>): Notification => ({
  ...row,
  user: row.user && { avatar: row.user.avatar },
})

/** A page of somebody's notifications, newest first. */
export function listNotifications(
  db: Db,
  recipient: Recipient,
  query: { page: number; per_page: number; cursor?: string | undefined },
): Promise<Page<Notification>> {
  return toPage<Notification>(
    db,
    { ...query, sort: '-created_at' },
    {
      from: notifications,
      id: notifications.id,
      where: isRecipient(recipient),
      sorts: { created_at: { by: notifications.created_at, value: (row) => row.created_at } },
      rows: async ({ where, orderBy, limit, offset }) =>
        (
          await db
            .select(columns)
            .from(notifications)
            .where(where)
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset)
        ).map(shown),
    },
  )
}

/** Counts the unread notices, and reads the latest few, read or not. */
export async function countNotifications(
  db: Db,
  recipient: Recipient,
): Promise<{ notifications_count: number; last_notifications: Notification[] }> {
  const mine = isRecipient(recipient)
  const [unread] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(mine, sql`not ${notifications.is_read}`))
  const latest = await db
    .select(columns)
    .from(notifications)
    .where(mine)
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(notificationPreview)
  return { notifications_count: unread?.n ?? 0, last_notifications: latest.map(shown) }
}

/** How many copies of a broadcast were read. */
export interface ReadCopies {
  broadcast_id: string
  /** Copies. */
  read: number
}

/** Counts the copies of broadcasts that were just read. The broadcasts domain gives it, because it owns their figures. */
export type CountReadCopies = (db: Db, copies: readonly ReadCopies[]) => Promise<void>

const markedRow = z.object({ broadcast_id: z.string().nullable(), read: z.int() })

/** Marks what `which` finds as read, tells `countCopies` which broadcasts that were copies of, and gives how many were not read. */
async function mark(
  db: Db,
  { audience, recipient_id, types }: Recipient,
  { which, countCopies }: { which: SQL; countCopies?: CountReadCopies | undefined },
): Promise<number> {
  const readable = types ? sql`notif_type = any(${sql.param([...types])}::text[])` : sql`true`
  const rows = await hotList(
    db,
    sql`with marked as (
        update notifications set is_read = true, read_at = ${now}
        where audience = ${audience} and recipient_id = ${recipient_id}::uuid and not is_read and ${readable} and ${which}
        returning broadcast_id
      )
      select broadcast_id, count(*)::int as read from marked group by 1`,
    markedRow,
  )
  const copies = rows.flatMap(({ broadcast_id, read }) => (broadcast_id ? [{ broadcast_id, read }] : []))
  if (copies.length > 0) await countCopies?.(db, copies)
  return rows.reduce((sum, { read }) => sum + read, 0)
}

/** Marks one as read; doing it again changes nothing. Throws `not_found` for another's. */
export async function markRead(db: Db, recipient: Recipient, id: string, countCopies?: CountReadCopies): Promise<Notification> {
  await mark(db, recipient, { which: sql`id = ${id}::uuid`, countCopies })
  const [row] = await db
    .select(columns)
    .from(notifications)
    .where(and(isRecipient(recipient), eq(notifications.id, id)))
  if (!row) throw fail(errors.not_found)
  return shown(row)
}

/** Marks all as read and tells how many were not. */
export const markAllRead = async (db: Db, recipient: Recipient, countCopies?: CountReadCopies): Promise<{ read: number }> => ({
  read: await mark(db, recipient, { which: sql`true`, countCopies }),
})

/**
 * Marks all that is about one thing as read, since its reader has it before them, and tells the pages they have open that the count went down.
 * @returns how many there were
 */
export async function markReadAbout(
  db: Db,
  recipient: Recipient,
  { model, model_id }: { model: NoticeModel; model_id: string },
): Promise<number> {
  const read = await mark(db, recipient, { which: sql`model = ${model} and model_id = ${model_id}::uuid` })
  if (read === 0) return 0
  const { audience, recipient_id } = recipient
  await publish(db, { to: [channelName(audience, recipient_id)], event: 'notification', data: { model_id } })
  return read
}
