import type { ViewQuery } from '@rahba/contract/access/saved-views'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../../platform/db/columns.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { admins } from '../table.ts'

/** A named view of a list, saved by an administrator (`admin_id`) or a store member (`member_id`, `store_id`). */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    ...timestamps(),
    admin_id: uuid().references(() => admins.id, { onDelete: 'cascade' }),
    member_id: uuid().references(() => storeMembers.id, { onDelete: 'cascade' }),
    /** The store whose team can use it when it is shared; null for the platform's. */
    store_id: uuid().references(() => stores.id, { onDelete: 'cascade' }),
    /** The list it is of, by the name the list goes by in the browser. */
    list: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<ViewQuery>().notNull(),
    shared: boolean().notNull().default(false),
  },
  (t) => [
    index('saved_views_admin').on(t.admin_id, t.list).where(sql`admin_id is not null`),
    index('saved_views_member').on(t.member_id, t.list).where(sql`member_id is not null`),
    index('saved_views_shared').on(t.store_id, t.list).where(sql`shared`),
    check(
      'saved_views_owner',
      sql`(${t.admin_id} is null) <> (${t.member_id} is null) and (${t.member_id} is null) = (${t.store_id} is null)`,
    ),
  ],
)

/** The view a list opens with, for one person: their own, or one shared with them. */
export const defaultViews = pgTable(
  'default_views',
  {
    /** An id of admins or store_members. */
    person_id: uuid().notNull(),
    list: text().notNull(),
    view_id: uuid()
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.list] }), index('default_views_view').on(t.view_id)],
)
