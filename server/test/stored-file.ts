import { randomUUID } from 'node:crypto'
import type { FilePurpose } from '@rahba/contract/kernel/files'
import { now } from '../src/platform/db/columns.ts'
import type { Db } from '../src/platform/db/types.ts'
import { files } from '../src/platform/files/table.ts'
import { only } from './only.ts'

type FileOwner = Pick<typeof files.$inferInsert, 'owner_type'> & { owner_id?: string }

/** The id of a file that counts as uploaded by `owner` (by nobody in particular without an id); no bytes of it lie anywhere. */
export async function storedFile(db: Db, { owner_type, owner_id = randomUUID() }: FileOwner, purpose: FilePurpose): Promise<string> {
  const rows = await db
    .insert(files)
    .values({
      owner_type,
      owner_id,
      purpose,
      public: purpose === 'picture',
      mime: 'image/png',
      name: 'a.png',
      bytes: 10,
      sha256: 'x',
      storage_key: randomUUID(),
      stored_at: now,
    })
    .returning({ id: files.id })
  return only(rows).id
}
