import type { Readable } from 'node:stream'

/** A store for the bytes of files: a folder or a bucket. Keys are made by the server, never by a caller. */
export interface FileStore {
  put(key: string, body: Buffer, mime: string): Promise<void>
  /** The bytes, or null when there are none under `key`. */
  get(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}
