import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import { type SQL, sql } from 'drizzle-orm'
import { users } from './table.ts'

/** A shopper's title in both languages: `name`, or a text for a deleted account; null without a name. Names are written in one language alone. */
export const shopperTitle = (name: SQL | typeof users.name): SQL<{ ar: string; en: string } | null> =>
  sql`case when ${users.deleted_at} is not null then ${JSON.stringify(deletedShopper)}::jsonb when ${name} is not null then jsonb_build_object('ar', ${name}, 'en', ${name}) end`
