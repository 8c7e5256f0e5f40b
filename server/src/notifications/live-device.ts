import { sql } from 'drizzle-orm'

/** The condition that the device `d` receives notices: it is signed in, and its owner is active. */
export const isLiveDevice = sql`exists (select from sessions l where l.id = d.session_id and l.revoked_at is null and l.expires_at > now())
  and case d.audience when 'store' then exists (select from store_members o where o.id = d.subject_id and o.active)
    when 'admin' then exists (select from admins o where o.id = d.subject_id and o.active)
    else exists (select from users o where o.id = d.subject_id and o.active) end`
