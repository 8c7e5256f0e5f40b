import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errors } from '@rahba/contract/kernel/errors'
import { fileErrors } from '@rahba/contract/kernel/files'
import { fail } from '../errors.ts'
import { keyParts } from './storage-key.ts'
import type { FileStore } from './store.ts'

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The refusal of a full disk, or of one that the system made read-only to save it. */
function findRefusal(error: unknown): unknown {
  const code = getCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return Object.assign(fail(fileErrors.file_storage_full), { cause: error })
  if (code === 'EROFS' || code === 'EIO') return Object.assign(fail(errors.unavailable), { cause: error })
  return error
}

/** Makes a folder and those above it. Node's own recursive call says ENOENT where the disk is full or read-only. */
async function makeFolder(folder: string): Promise<void> {
  const makeOne = () =>
    mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
      if (getCode(error) !== 'EEXIST') throw error
    })
  try {
    await makeOne()
  } catch (error) {
    if (getCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await makeOne()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Files under `root`, in 65,536 folders by their key. A file appears whole or not at all, and survives a power cut once `put` has resolved.
 * `put` throws `file_storage_full` when there is no room.
 */
export function diskStore(root: string): FileStore {
  const buildPath = (key: string) => {
    const { folder, file } = keyParts(key)
    return join(root, folder.slice(0, 2), folder.slice(2, 4), folder, file)
  }
  return {
    async put(key, body) {
      const path = buildPath(key)
      const folder = dirname(path)
      const half = `${path}.${randomBytes(4).toString('hex')}.tmp`
      try {
        await makeFolder(folder)
        const handle = await open(half, 'wx', 0o600)
        try {
          await handle.writeFile(body)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(half, path)
        await syncFolder(folder)
      } catch (error) {
        // On a disk that has become read-only this fails as well; the first error says why.
        await rm(half, { force: true }).catch(() => undefined)
        throw findRefusal(error)
      }
    },

    async get(key) {
      try {
        const handle = await open(buildPath(key), 'r')
        return handle.createReadStream()
      } catch (error) {
        if (getCode(error) === 'ENOENT') return null
        throw error
      }
    },

    async remove(key) {
      const path = buildPath(key)
      await rm(path, { force: true })
      // The last part's removal also removes the folder, with the half-written files of a crash.
      const folder = dirname(path)
      const rest = await readdir(folder).catch(() => [])
      if (rest.every((name) => name.endsWith('.tmp'))) await rm(folder, { recursive: true, force: true })
    },
  }
}
