import { audiences } from '@rahba/contract/kernel/audiences'
import { filePurposes } from '@rahba/contract/kernel/files'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, now } from '../db/columns.ts'

/**
 * One row per uploaded file, written before its bytes are: nothing lies in the store that no row knows, so that sweeping rows sweeps all.
 * A file is loose until a record uses it (`attached_at`), and again once the record lets go of it.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    owner_type: text({ enum: audiences }).notNull(),
    /** The admin, the store (not its member) or the shopper. */
    owner_id: uuid().notNull(),
    purpose: text({ enum: filePurposes }).notNull(),
    public: boolean().notNull(),
    mime: text().notNull(),
    /** The uploader's name for it, cleaned, for the name of a download. */
    name: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    /** The hash of the upload. */
    sha256: text().notNull(),
    storage_key: text().notNull().unique(),
    created_at: moment().notNull().default(now),
    /** The time its last bytes were written; without it the file can't be used. */
    stored_at: moment(),
    attached_at: moment(),
    loose_since: moment().notNull().default(now),
  },
  (t) => [
    index('files_owner').on(t.owner_type, t.owner_id, t.id),
    // Imports read a store's recent uploads.
    index('files_store_pictures').on(t.owner_id, t.created_at).where(sql`${t.purpose} = 'picture' and ${t.owner_type} = 'store'`),
    index('files_loose').on(t.loose_since).where(sql`${t.attached_at} is null`),
    check('files_public_pictures', sql`${t.public} = (${t.purpose} = 'picture')`),
  ],
)
export type FileRow = typeof files.$inferSelect
