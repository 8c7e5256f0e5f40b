import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../db/columns.ts'

/** Every uploaded file; the bytes lie in the FileStore under `storage_key`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    created_at: moment().notNull().defaultNow(),
    owner_type: text({ enum: ['admin', 'store', 'user'] }).notNull(),
    /** admins.id, stores.id or users.id */
    owner_id: uuid().notNull(),
    purpose: text({ enum: ['picture', 'paper', 'slip'] }).notNull(),
    public: boolean().notNull(),
    mime: text().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    sha256: text().notNull(),
    storage_key: text().notNull(),
    /** Null until a record uses it; the sweep removes what nobody used for a day. */
    attached_at: moment(),
  },
  (t) => [index('files_owner').on(t.owner_type, t.owner_id), index('files_unattached').on(t.created_at)],
)
