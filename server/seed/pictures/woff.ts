import { inflateSync } from 'node:zlib'

/** The TrueType font inside a WOFF 1.0 file: the same tables, inflated, behind a directory of their own. */
export function woffToTtf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    }
  })
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8) // the flavour
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * 16, 10)
  let offset = head.length
  const padded = tables.map(({ tag, checksum, data }, at) => {
    tag.copy(head, 12 + at * 16)
    head.writeUInt32BE(checksum, 16 + at * 16)
    head.writeUInt32BE(offset, 20 + at * 16)
    head.writeUInt32BE(data.length, 24 + at * 16)
    const full = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    offset += full.length
    return full
  })
  return Buffer.concat([head, ...padded])
}
