import { errors } from '@rahba/contract/kernel/errors'
import { mayDo, type Permission } from '@rahba/contract/kernel/permissions'
import type { StorePermission } from '@rahba/contract/kernel/store-permissions'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../db/rows.ts'
import type { Db } from '../db/types.ts'
import { fail } from '../errors.ts'
import type { AdminWho, StoreWho } from '../http/who.ts'
import type { FileRow } from './table.ts'

/** A kind of record that uses private files, and who reads them there. Whoever may read the record may read its file, and nobody else. */
export interface FileUse {
  /** The kind of record as the audit log names it. */
  entity: string
  /** An admin needs any one of these keys. */
  admin: readonly Permission[]
  /** A member of the store that owns the file needs any one of these; all members may where it is empty. */
  store: readonly StorePermission[]
  /** Selects `store_id`, the store of the record, for each record that uses the file. */
  of: (file_id: string) => SQL
}

interface Found {
  use: FileUse
  store_id: string | null
}

const useRow = z.strictObject({ at: z.int(), store_id: z.string().nullable() })

/** The records that use a file, one of each kind. */
async function findUses(db: Db, uses: readonly FileUse[], file_id: string): Promise<Found[]> {
  const parts = uses.map(({ of }, at) => sql`(select ${sql.raw(String(at))} as at, store_id from (${of(file_id)}) u limit 1)`)
  const rows = await readRows(db, sql.join(parts, sql` union all `), useRow)
  return rows.flatMap(({ at, store_id }) => {
    const use = uses[at]
    return use ? [{ use, store_id }] : []
  })
}

/**
 * Lets an admin read a file: a picture, a file of their own that no record uses yet, or one of a record that their keys open.
 * Returns the record's kind and store for the audit log. Throws `not_found`.
 */
export async function requireReadableByAdmin(
  db: Db,
  uses: readonly FileUse[],
  file: FileRow,
  who: AdminWho,
): Promise<{ of: string | null; store_id: string | null }> {
  const store_id = file.owner_type === 'store' ? file.owner_id : null
  if (file.public) return { of: null, store_id }
  const found = (await findUses(db, uses, file.id)).find(({ use }) => mayDo(who.permissions, use.admin))
  if (found) return { of: found.use.entity, store_id: found.store_id ?? store_id }
  const own = file.owner_type === 'admin' && file.owner_id === who.admin_id && file.attached_at === null
  if (!own) throw fail(errors.not_found)
  return { of: null, store_id: null }
}

/** The store permissions to upload such files, and to view them before a record uses them. */
const uploaders: Record<FileRow['purpose'], readonly StorePermission[]> = {
  picture: [],
  paper: [],
  slip: ['wallet'],
  attachment: ['messages'],
}
const holdsAny = (who: StoreWho, keys: readonly StorePermission[]) => keys.length === 0 || keys.some((key) => who.permissions.has(key))

/** Lets a member read a file of their own store, by the permission of the record that uses it. Throws `not_found`. */
export async function requireReadableByMember(db: Db, uses: readonly FileUse[], file: FileRow, who: StoreWho): Promise<void> {
  if (file.public) return
  // A file that no record uses any more can't be read.
  const fresh = file.attached_at === null && file.loose_since === file.created_at
  if (fresh && holdsAny(who, uploaders[file.purpose])) return
  const found = await findUses(db, uses, file.id)
  if (!found.some(({ use, store_id }) => store_id === who.store_id && holdsAny(who, use.store))) throw fail(errors.not_found)
}
