import { crc32, deflateRawSync } from 'node:zlib'

interface ZipPart {
  name: string
  body: Buffer | string
  /** The unpacked size in the directory, if it differs from the real size. */
  claims?: number
}

/** A ZIP file of these parts, written by hand so that it may lie. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, body, claims } of parts) {
    const bytes = Buffer.from(body)
    const packed = deflateRawSync(bytes, { level: 9 })
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(claims ?? bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed])
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(20, 4)
    head.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    files.push(local)
    directory.push(entry, Buffer.from(name))
    at += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, index, end])
}
