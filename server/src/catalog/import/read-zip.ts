import type { Readable } from 'node:stream'
import { Readable as Stream } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { importErrors } from '@rahba/contract/catalog/import-errors'
import { fail } from '../../platform/errors.ts'

interface Entry {
  method: number
  offset: number
  bytes: number
}

// What one part of a sheet may grow to: a file of 20 MB that unpacks to more is no list of products.
const mostUnpacked = 200 * 1024 * 1024

const broken = () => fail(importErrors.import_broken)

/** The offset of the record that ends every ZIP file. */
function endOf(file: Buffer): number {
  const from = Math.max(0, file.length - 65_557)
  const at = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < from || at + 22 > file.length) throw broken()
  return at
}

/**
 * The parts of a ZIP file by name, read from its directory; nothing is unpacked yet. Throws `import_broken` for what is no whole ZIP file, is
 * protected by a password or of the kind for more than 4 GB.
 */
export function readZip(file: Buffer): Map<string, Entry> {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  const entries = new Map<string, Entry>()
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || file.readUInt32LE(at) !== 0x02014b50) throw broken()
    const isProtected = (file.readUInt16LE(at + 8) & 1) === 1
    const nameLength = file.readUInt16LE(at + 28)
    const rest = file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    if (isProtected) throw broken()
    entries.set(name, { method: file.readUInt16LE(at + 10), bytes: file.readUInt32LE(at + 20), offset: file.readUInt32LE(at + 42) })
    at += 46 + nameLength + rest
  }
  return entries
}

/** The bytes of one part in pieces, as they are unpacked. Throws `import_broken` for a damaged one and for one that grows too large. */
export async function* unpack(file: Buffer, { method, offset, bytes }: Entry): AsyncGenerator<Buffer> {
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== 0x04034b50) throw broken()
  const from = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  if (from + bytes > file.length || (method !== 0 && method !== 8)) throw broken()
  const packed: Readable = Stream.from([file.subarray(from, from + bytes)])
  let total = 0
  try {
    for await (const piece of method === 8 ? packed.pipe(createInflateRaw()) : packed) {
      total += piece.length
      if (total > mostUnpacked) throw broken()
      yield piece
    }
  } catch (error) {
    // zlib's own errors have codes; what the reader of the pieces throws passes through
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw broken()
    throw error
  }
}
