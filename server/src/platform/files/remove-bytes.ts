import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import { getEnding } from './file-name.ts'
import { pictureKeys } from './picture-parts.ts'
import type { FileRow } from './table.ts'

/** The keys that a file's bytes may have. */
export function getKeys({ storage_key, purpose, mime }: Pick<FileRow, 'storage_key' | 'purpose' | 'mime'>): string[] {
  if (purpose === 'picture') return pictureKeys(storage_key)
  return [`${storage_key}/original.${getEnding(mime)}`]
}

/** Bytes go after the transaction that deleted their row, never before it. */
export const removeBytesJob = jobKind<{ keys: string[] }>('files.remove-bytes')

export const removeBytesWorker = defineWorker(removeBytesJob, async ({ files }, { keys }) => {
  for (const key of keys) await files.remove(key)
})
