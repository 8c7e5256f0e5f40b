import { channelName } from '@rahba/contract/kernel/channels'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { NoticeModel } from '@rahba/contract/notifications/notification'
import { type Notification, notificationPreview } from '@rahba/contract/notifications/notification'
import type { NotificationType } from '@rahba/contract/notifications/notification-types'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import { hotList } from '../platform/db/hot.ts'
import { countRow } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { toPage } from '../platform/lists/page.ts'
import { publish } from '../platform/realtime/publish.ts'
import { notifications } from './table.ts'

/** The owner of the list; every query here is restricted to it. */
export interface Recipient {
  audience: 'admin' | 'store' | 'user'
  recipient_id: string
  /** The types of notices that the reader may read; all when left out. */
  types?: readonly NotificationType[]
}

const ofRecipient = ({ audience, recipient_id, types }: Recipient) =>
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
      where: ofRecipient(recipient),
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
  const mine = ofRecipient(recipient)
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

/**
 * Marks what `which` finds as read, and counts the reading of broadcasts, in one statement. Broadcasts are locked in the order of their ids, so that two
 * readers of several never wait for one another.
 */
async function mark(db: Db, { audience, recipient_id, types }: Recipient, which: SQL): Promise<number> {
  const readable = types ? sql`notif_type = any(${sql.param([...types])}::text[])` : sql`true`
  const [row] = await hotList(
    db,
    sql`with marked as (
        update notifications set is_read = true, read_at = ${now}
        where audience = ${audience} and recipient_id = ${recipient_id}::uuid and not is_read and ${readable} and ${which}
        returning broadcast_id
      ), counted as (
        select broadcast_id as id, count(*)::int as n from marked where broadcast_id is not null group by 1
      ), locked as (
        select id from broadcasts where id in (select id from counted) order by id for no key update
      ), figures as (
        update broadcasts set read = read + counted.n from counted join locked using (id) where broadcasts.id = counted.id
      )
      select count(*)::int as n from marked`,
    countRow,
  )
  return row?.n ?? 0
}

/** Marks one as read; doing it again changes nothing. Throws `not_found` for another's. */
export async function markRead(db: Db, recipient: Recipient, id: string): Promise<Notification> {
  await mark(db, recipient, sql`id = ${id}::uuid`)
  const [row] = await db
    .select(columns)
    .from(notifications)
    .where(and(ofRecipient(recipient), eq(notifications.id, id)))
  if (!row) throw fail(errors.not_found)
  return shown(row)
}

/** Marks all as read and tells how many were not. */
export const markAllRead = async (db: Db, recipient: Recipient): Promise<{ read: number }> => ({
  read: await mark(db, recipient, sql`true`),
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
  const read = await mark(db, recipient, sql`model = ${model} and model_id = ${model_id}::uuid`)
  if (read === 0) return 0
  const { audience, recipient_id } = recipient
  await publish(db, { to: [channelName(audience, recipient_id)], event: 'notification', data: { model_id } })
  return read
}
