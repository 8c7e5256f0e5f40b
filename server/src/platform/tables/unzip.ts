import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { Refusal, refuse } from '../readers/refusal.ts'

const megabyte = 1024 * 1024

/** A sheet has some tens of parts; those with a picture in every row have thousands and are no lists. */
const maxEntries = 1000
/** The unpacked size limits of one part and of all together. */
const maxEntryBytes = 100 * megabyte
const maxAllBytes = 150 * megabyte
/** The highest ratio of unpacked to packed size, for parts larger than what is unpacked in a moment. */
const maxRatio = 100
const freeOfRatio = megabyte

export interface Part {
  /** Its bytes as they are unpacked. No more is read ahead than the reader takes. */
  open: () => Promise<Readable>
}

function checkSize({ compressedSize, uncompressedSize }: Entry): void {
  if (uncompressedSize > maxEntryBytes) throw refuse('import_too_large')
  if (uncompressedSize > freeOfRatio && uncompressedSize > compressedSize * maxRatio) throw refuse('import_too_large')
}

async function toEntries(file: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const { fromBufferPromise } = await import('yauzl')
  try {
    const zip = await fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: true })
    if (zip.entryCount > maxEntries) throw refuse('import_too_large')
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    return { zip, entries }
  } catch (error) {
    // The library throws plain errors for a faulty file.
    throw error instanceof Refusal ? error : refuse('import_broken')
  }
}

/**
 * The parts of a ZIP file by name; nothing is unpacked yet. A part never unpacks to more than it says here: the library ends its stream then.
 * Rejects an incomplete or protected ZIP file with `import_broken`, and with `import_too_large` what would unpack to too much.
 */
export async function unzip(file: Buffer): Promise<ReadonlyMap<string, Part>> {
  const { zip, entries } = await toEntries(file)
  const parts = new Map<string, Part>()
  let all = 0
  for (const entry of entries) {
    if (entry.isEncrypted() || parts.has(entry.fileName)) throw refuse('import_broken')
    checkSize(entry)
    all += entry.uncompressedSize
    if (all > maxAllBytes) throw refuse('import_too_large')
    parts.set(entry.fileName, { open: () => zip.openReadStreamPromise(entry) })
  }
  return parts
}
