import { maxFileBytes } from '@rahba/contract/kernel/file-limits'
import { type FilePurpose, fileErrors, maxPdfBytes } from '@rahba/contract/kernel/files'
import { fail } from '../errors.ts'
import { runReader } from '../readers/run-reader.ts'
import { getEnding } from './file-name.ts'
import { sourceName } from './picture-parts.ts'

/** One stored object of a file: `name` is the last part of its storage key. */
interface FilePart {
  name: string
  mime: string
  body: Buffer
}

interface AcceptedFile {
  mime: string
  /** The stored size. */
  bytes: number
  width: number | null
  height: number | null
  parts: FilePart[]
}

type Accepted = 'image/jpeg' | 'image/png' | 'application/pdf'
const isAccepted = (mime: string | undefined): mime is Accepted =>
  mime === 'image/jpeg' || mime === 'image/png' || mime === 'application/pdf'

/** The type that a file's first bytes show. */
async function getType(file: Buffer, purpose: FilePurpose): Promise<Accepted> {
  // The library is loaded with the first file.
  const { fileTypeFromBuffer } = await import('file-type')
  // A part is enough: archives and films, which may need more to be recognised, are refused anyway.
  const mime = (await fileTypeFromBuffer(file.subarray(0, 64 * 1024)))?.mime
  // An animated PNG is a PNG whose first frame is used.
  const type = mime === 'image/apng' ? 'image/png' : mime
  if (!isAccepted(type)) throw fail(fileErrors.file_type, { types: purpose === 'picture' ? 'JPEG / PNG' : 'JPEG / PNG / PDF' })
  return type
}

/**
 * Checks an uploaded file by what it holds, whatever its name or declared type, and makes what is stored of it, in the process for uploads.
 * Pictures are decoded, turned upright, stripped of EXIF and encoded again, so that nothing else in the file survives; PDFs are written again
 * with their pages alone. Throws one of the `fileErrors`.
 * @param account whose upload it is, such as `store:<id>`
 */
export async function acceptFile(file: Buffer, purpose: FilePurpose, account: string): Promise<AcceptedFile> {
  if (file.length === 0) throw fail(fileErrors.file_empty)
  if (file.length > maxFileBytes) throw fail(fileErrors.file_too_large, { mb: maxFileBytes / 1024 / 1024 })
  const type = await getType(file, purpose)
  if (type === 'application/pdf') {
    if (purpose === 'picture') throw fail(fileErrors.file_not_picture)
    const max = maxPdfBytes[purpose]
    if (file.length > max) throw fail(fileErrors.file_pdf_too_large, { mb: max / 1024 / 1024 })
    const body = await runReader('pdf', { file }, { account })
    return { mime: type, bytes: body.length, width: null, height: null, parts: [{ name: 'original.pdf', mime: type, body }] }
  }
  const isPublic = purpose === 'picture'
  const { mime, body, width, height } = await runReader('picture', { file, mime: type, isPublic }, { account })
  const name = isPublic ? sourceName : `original.${getEnding(mime)}`
  return { mime, bytes: body.length, width, height, parts: [{ name, mime, body }] }
}
