import { createHash } from 'node:crypto'
import { type FilePurpose, fileErrors } from '@rahba/contract/kernel/files'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { now } from '../db/columns.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../errors.ts'
import { acceptFile } from './accept-file.ts'
import { cleanFileName } from './file-name.ts'
import { type FileOwner, getAccount, isOwnedBy } from './owner.ts'
import { removeBytesJob } from './remove-bytes.ts'
import { newStorageKey } from './storage-key.ts'
import { type FileRow, files } from './table.ts'

export interface Upload {
  purpose: FilePurpose
  name: string | undefined
  body: Buffer
}

const megabyte = 1024 * 1024
/** The limits on an account's files that no record uses yet. A file of products names pictures uploaded before it. */
const maxUnused = { files: 20, bytes: 50 * megabyte }
const maxUnusedPictures = { files: 400, bytes: 200 * megabyte }

/** Refuses with `file_too_many_unused`. Uploads of an account wait here for each other, at whatever node. */
async function checkUnused(tx: Db, owner: FileOwner, purpose: FilePurpose, bytes: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${getAccount(owner)}`}, 0))`)
  const isPicture = purpose === 'picture'
  const [held] = await tx
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(and(isOwnedBy(owner), isNull(files.attached_at), isPicture ? eq(files.purpose, 'picture') : ne(files.purpose, 'picture')))
  // A shopper has one picture, that of the profile.
  const max = isPicture && owner.owner_type !== 'user' ? maxUnusedPictures : maxUnused
  if (held && (held.files >= max.files || held.bytes + bytes > max.bytes)) throw fail(fileErrors.file_too_many_unused)
}

/** Takes back the row of a file that could not be stored, and what was stored of it. */
const forget = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, id: string, keys: string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(files).where(eq(files.id, id))
    await jobs.enqueue(tx, removeBytesJob, { keys })
  })

/**
 * Checks an upload, keeps it and gives its row; it is loose until `attachFiles` names it. Runs outside any transaction: bytes can't be rolled back.
 * Throws one of the contract's `fileErrors`.
 * @param bounded whether the owner may have only so many files that no record uses
 */
export async function saveFile(
  { db, files: store, jobs }: Pick<Deps, 'db' | 'files' | 'jobs'>,
  owner: FileOwner,
  upload: Upload,
  bounded = false,
): Promise<FileRow> {
  const { parts, mime, bytes, width, height } = await acceptFile(upload.body, upload.purpose, getAccount(owner))
  const storage_key = newStorageKey()
  const row = await db.transaction(async (tx) => {
    if (bounded) await checkUnused(tx, owner, upload.purpose, bytes)
    const [made] = await tx
      .insert(files)
      .values({
        owner_type: owner.owner_type,
        owner_id: owner.owner_id,
        purpose: upload.purpose,
        public: upload.purpose === 'picture',
        mime,
        name: cleanFileName(upload.name, mime),
        bytes,
        width,
        height,
        sha256: createHash('sha256').update(upload.body).digest('hex'),
        storage_key,
      })
      .returning({ id: files.id })
    return made
  })
  if (!row) throw new Error('the file has no row')
  try {
    for (const part of parts) await store.put(`${storage_key}/${part.name}`, part.body, part.mime)
  } catch (error) {
    // If the process ends here, the row has no `stored_at`: nothing can use it, and the sweep removes it and its bytes.
    await forget(
      { db, jobs },
      row.id,
      parts.map(({ name }) => `${storage_key}/${name}`),
    ).catch(() => undefined)
    throw error
  }
  const [stored] = await db.update(files).set({ stored_at: now }).where(eq(files.id, row.id)).returning()
  if (!stored) throw new Error('the file was swept while it was written')
  return stored
}
