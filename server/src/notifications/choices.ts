import type { ChoiceChannel, NoticeGroup } from '@rahba/contract/notifications/choices'
import { type SQL, sql } from 'drizzle-orm'

/** Whether a person takes what `group` says by `channel`, as a condition: so they do until they turned it off. `audience` and `subject` are expressions. */
export const wantedBy = (audience: SQL, subject: SQL, group: NoticeGroup | SQL, channel: ChoiceChannel): SQL => {
  const key = typeof group === 'string' ? sql`${`${group}.${channel}`}` : sql`${group} || ${`.${channel}`}`
  return sql`not exists (select from notification_choices c where c.audience = ${audience} and c.subject_id = ${subject} and (${key})::text = any(c.muted))`
}
