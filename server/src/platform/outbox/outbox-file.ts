import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a message that nobody sends into DATA_DIR/outbox, named so that the folder sorts by time. Returns its path. */
export async function writeOutboxFile(dataDir: string, kind: 'mail' | 'sms', to: string, ending: string, content: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const who = to.replace(/[^\w@.+-]/g, '_').slice(0, 60)
  const path = join(folder, `${kind}-${time}-${who}-${randomBytes(3).toString('hex')}.${ending}`)
  await writeFile(path, content, { mode: 0o600 })
  return path
}
