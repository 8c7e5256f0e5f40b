import type { Audience } from '@rahba/contract/kernel/audiences'
import { allChoices, type Choice, type ChoiceChannel, type NoticeGroup, shopperGroups } from '@rahba/contract/notifications/choices'
import type { ShopperChoices, ShopperChoicesBody } from '@rahba/contract/notifications/own-choices'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { notificationChoices } from './table.ts'

/** The condition that a person receives `group` by `channel`, which holds until they turn it off. `audience` and `subject` are expressions. */
export const isNotMuted = (audience: SQL, subject: SQL, group: NoticeGroup | SQL, channel: ChoiceChannel): SQL => {
  const key = typeof group === 'string' ? sql`${`${group}.${channel}`}` : sql`${group} || ${`.${channel}`}`
  return sql`not exists (select from notification_choices c where c.audience = ${audience} and c.subject_id = ${subject} and (${key})::text = any(c.muted))`
}

interface Person {
  audience: Audience
  subject_id: string
}

/** Returns the choices of a shopper; those of a shopper who never chose are the usual ones: all pushes and mails, no SMS, no quiet hours. */
export async function readShopperChoices(db: Db, user_id: string): Promise<ShopperChoices> {
  const { muted, sms, quiet_from: from, quiet_to: to } = notificationChoices
  const [row] = await db
    .select({ muted, sms, from, to })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.audience, 'user'), eq(notificationChoices.subject_id, user_id)))
  const quiet = row?.from && row.to ? { from: row.from, to: row.to } : null
  return { muted: row?.muted ?? [], sms: row?.sms ?? [], quiet }
}

/** Keeps the choices that a shopper sent, and leaves the others as they are. */
export async function saveShopperChoices(db: Db, user_id: string, { muted, sms, quiet }: ShopperChoicesBody): Promise<ShopperChoices> {
  const set = {
    ...(muted && { muted: allChoices.filter((choice) => muted.includes(choice)) }),
    ...(sms && { sms: shopperGroups.filter((group) => sms.includes(group)) }),
    ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null }),
  }
  await db
    .insert(notificationChoices)
    .values({ audience: 'user', subject_id: user_id, ...set })
    .onConflictDoUpdate({ target: [notificationChoices.audience, notificationChoices.subject_id], set: { ...set, updated_at: now } })
  return readShopperChoices(db, user_id)
}

/** Returns what a person turned off; nothing for a person who never chose. */
export async function readChoices(db: Db, { audience, subject_id }: Person): Promise<{ muted: Choice[] }> {
  const [row] = await db
    .select({ muted: notificationChoices.muted })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.audience, audience), eq(notificationChoices.subject_id, subject_id)))
  return { muted: row?.muted ?? [] }
}

/** Keeps what a person turned off, each once. */
export async function saveChoices(db: Db, person: Person, requested: readonly Choice[]): Promise<{ muted: Choice[] }> {
  const muted = allChoices.filter((choice) => requested.includes(choice))
  await db
    .insert(notificationChoices)
    .values({ ...person, muted })
    .onConflictDoUpdate({ target: [notificationChoices.audience, notificationChoices.subject_id], set: { muted, updated_at: now } })
  return { muted }
}
