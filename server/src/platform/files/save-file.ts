import { createHash } from 'node:crypto'
import type { FilePurpose } from '@rahba/contract/kernel/files'
import { eq } from 'drizzle-orm'
import { now } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { acceptFile } from './accept-file.ts'
import { cleanFileName } from './file-name.ts'
import { accountOf, type FileOwner } from './owner.ts'
import { newStorageKey } from './storage-key.ts'
import { type FileRow, files } from './table.ts'

export interface Upload {
  purpose: FilePurpose
  name: string | undefined
  body: Buffer
}

/**
 * Judges an upload, keeps it and gives its row; it is loose until `attachFiles` names it. Runs outside any transaction: bytes can't be rolled back.
 * Throws one of the contract's `fileErrors`.
 */
export async function saveFile({ db, files: store }: Pick<Deps, 'db' | 'files'>, owner: FileOwner, upload: Upload): Promise<FileRow> {
  const { parts, mime, bytes, width, height } = await acceptFile(upload.body, upload.purpose, accountOf(owner))
  const storage_key = newStorageKey()
  const [row] = await db
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
  if (!row) throw new Error('the file has no row')
  // a failure here leaves a row without `stored_at`, which nothing can use and the sweep removes with what was written
  for (const part of parts) await store.put(`${storage_key}/${part.name}`, part.body, part.mime)
  const [stored] = await db.update(files).set({ stored_at: now }).where(eq(files.id, row.id)).returning()
  if (!stored) throw new Error('the file was swept while it was written')
  return stored
}
