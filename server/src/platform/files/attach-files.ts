import { errors } from '@rahba/contract/kernel/errors'
import type { FilePurpose } from '@rahba/contract/kernel/files'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { now } from '../db/columns.ts'
import type { Db } from '../db/types.ts'
import { AppError } from '../errors.ts'
import { type FileOwner, isOwnedBy } from './owner.ts'
import { files } from './table.ts'

type MaybeId = string | null | undefined

/**
 * Takes files into a record, in the transaction that saves it.
 * @param fields the ids by field path (`logo`, `images.0`); empty ones are skipped
 * @param options.purpose what the files must have been uploaded as
 * @param options.to whose they are from now on, where an admin puts them into a record of a store's; the uploader's when not said
 * @param options.before the ids the record held: those still named stay (whoever uploaded them), the others become loose and are swept in a day
 * Throws `validation` with `not_found` under every field whose file isn't the owner's. All admins are one owner.
 */
export async function attachFiles(
  db: Db,
  owner: FileOwner,
  fields: Readonly<Record<string, MaybeId>>,
  { purpose, before = [], to }: { purpose: FilePurpose; before?: readonly MaybeId[]; to?: FileOwner },
): Promise<void> {
  const held = new Set(before.filter((id) => typeof id === 'string'))
  const named = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const added = named.filter(([, id]) => !held.has(id))
  if (added.length > 0) {
    const mine = owner.owner_type === 'admin' ? eq(files.owner_type, 'admin') : isOwnedBy(owner)
    const attached = await db
      .update(files)
      .set({ attached_at: sql`coalesce(${files.attached_at}, ${now})`, ...to })
      .where(
        and(
          inArray(
            files.id,
            added.map(([, id]) => id),
          ),
          mine,
          eq(files.purpose, purpose),
          isNotNull(files.stored_at),
        ),
      )
      .returning({ id: files.id })
    const ids = new Set(attached.map(({ id }) => id))
    const missing = added.filter(([, id]) => !ids.has(id.toLowerCase()))
    if (missing.length > 0) {
      throw new AppError(
        errors.validation,
        {},
        Object.fromEntries(missing.map(([path]) => [path, { error: errors.not_found, params: {} }])),
      )
    }
  }
  const namedIds = new Set(named.map(([, id]) => id))
  await releaseFiles(
    db,
    [...held].filter((id) => !namedIds.has(id)),
  )
}

/** Lets go of files a record no longer uses; they are swept after a day. Their bytes are still there when the transaction rolls back. */
export async function releaseFiles(db: Db, ids: readonly MaybeId[]): Promise<void> {
  const fileIds = ids.filter((id) => typeof id === 'string')
  if (fileIds.length === 0) return
  await db.update(files).set({ attached_at: null, loose_since: now }).where(inArray(files.id, fileIds))
}
