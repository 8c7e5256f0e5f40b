import type { Audience } from '@rahba/contract/kernel/audiences'
import type { Locale } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'

interface Device {
  audience: Audience
  /** The person: a member of a store, an admin or a shopper. */
  subject_id: string
  /** The recipient of its notices: the store of a member, otherwise the person. */
  recipient_id: string
  /** The device gets pushes while it is signed in. */
  session_id: string
  device_token: string
  locale: Locale
}

/** Saves a device for pushes. A device belongs to the person who signed in on it last, so that the previous person no longer gets pushes on it. */
export async function rememberDevice(
  db: Db,
  { audience, subject_id, recipient_id, session_id, device_token, locale }: Device,
): Promise<void> {
  await db.execute(sql`insert into device_tokens as d (audience, subject_id, recipient_id, session_id, device_token, locale)
    values (${audience}, ${subject_id}::uuid, ${recipient_id}::uuid, ${session_id}::uuid, ${device_token}, ${locale})
    on conflict (md5(device_token)) do update
    set audience = excluded.audience, subject_id = excluded.subject_id, recipient_id = excluded.recipient_id, session_id = excluded.session_id, locale = excluded.locale, created_at = ${now}`)
}

/** Forgets a device of the person's: signed out, or pushes no longer wanted on it. */
export async function removeDevice(
  db: Db,
  { audience, subject_id, device_token }: Omit<Device, 'recipient_id' | 'session_id' | 'locale'>,
): Promise<void> {
  await db.execute(sql`delete from device_tokens
    where md5(device_token) = md5(${device_token}) and audience = ${audience} and subject_id = ${subject_id}::uuid`)
}
