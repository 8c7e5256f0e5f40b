import { groupByType } from '@rahba/contract/notifications/choices'
import type { NoticeModel } from '@rahba/contract/notifications/notification'
import { sql } from 'drizzle-orm'
import type { WrittenNotice } from '../messages/message.ts'
import { hot, noRow } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { publishRow } from '../platform/realtime/publish.ts'
import type { notifications } from './table.ts'

export interface Notice {
  recipient_ids: readonly string[]
  notif_type: typeof notifications.$inferInsert.notif_type
  /** Its words, its audience and its channels (`server/src/messages`). */
  message: WrittenNotice
  /** The order, product or store that the notice is about and that a tap opens, and its kind. */
  model?: NoticeModel | null
  model_id?: string | null
  /** The variant of the product that it is about, as the product's page names it in its address. */
  choice?: string | undefined
  user?: typeof notifications.$inferInsert.user
  /** A name for the event. A recipient gets one notice of it, however often it is announced. */
  once?: string
  /** The broadcast that this is a copy of. */
  broadcast_id?: string
}

// A repeated event isn't sent again, and without a device or a wish for SMS nothing waits to be sent.
const insert = hot<unknown, { recipient_ids: string[]; [column: string]: unknown }>(
  'insert-notices',
  (value) => sql`with told as (
      insert into notifications (audience, recipient_id, notif_type, data, model, model_id, "user", once, broadcast_id)
      select ${value('audience')}, recipient_id, ${value('notif_type')}, ${value('data')}::jsonb, ${value('model')}, ${value('model_id')}::uuid, ${value('user')}::jsonb, ${value('once')}, ${value('broadcast_id')}::uuid
      from unnest(${value('recipient_ids')}::uuid[]) as recipient_id
      on conflict do nothing
      returning id, audience, recipient_id, notif_type, model_id
    ), outgoing as (
      insert into outgoing_notices (notification_id, push, mail, sms)
      select told.id, devices.any, ${value('mail')}::boolean, texts.any from told
      cross join lateral (
        select ${value('push')}::boolean and exists (
          select from device_tokens d where d.audience = ${value('audience')} and d.recipient_id = told.recipient_id
        ) as any
      ) devices
      cross join lateral (
        select ${value('push')}::boolean and ${value('audience')}::text = 'user' and exists (
          select from notification_choices c where c.audience = 'user' and c.subject_id = told.recipient_id and ${value('group')}::text = any(c.sms)
        ) as any
      ) texts
      where devices.any or texts.any or ${value('mail')}::boolean
    )
    select ${publishRow(
      sql`'private-' || audience || '.' || recipient_id`,
      'notification',
      sql`json_build_object('id', id, 'notif_type', notif_type, 'model_id', model_id)`,
    )} from told`,
  noRow,
)

/**
 * Puts a notice into its recipients' lists, and into the outbox for their devices and mailboxes. It runs in the transaction of the event, and
 * open pages hear of the notice once that commits.
 */
export async function notify(db: Db, notice: Notice): Promise<void> {
  const {
    recipient_ids,
    message,
    model = null,
    model_id = null,
    user = null,
    once = null,
    notif_type,
    choice,
    broadcast_id = null,
  } = notice
  const { audience, push, mail, data } = message
  if (recipient_ids.length === 0) return
  await insert(db, {
    audience,
    recipient_ids: [...recipient_ids],
    notif_type,
    data: JSON.stringify({ ...data, choice }),
    model,
    model_id,
    user: user && JSON.stringify(user),
    once,
    push,
    mail,
    group: groupByType[notif_type],
    broadcast_id,
  })
}
