import { type FilePurpose, fileErrors, maxFileBytes } from '@rahba/contract/kernel/files'
import { fail } from '../errors.ts'
import { endingOf } from './file-name.ts'
import { checkPdf } from './pdf-check.ts'
import { sourceName } from './picture-parts.ts'
import { inPictureLane, loadSharp, type Sharp } from './sharp.ts'

/** One stored object of a file: `name` is the last part of its storage key. */
interface FilePart {
  name: string
  mime: string
  body: Buffer
}

interface AcceptedFile {
  mime: string
  /** Of what is kept. */
  bytes: number
  width: number | null
  height: number | null
  parts: FilePart[]
}

const maxPixels = 40_000_000
const maxSide = 12_000
const paperSide = 3000
// as wide as the widest size; a long list or poster stays readable
const pictureBox = { width: 1280, height: 2560 }

type Accepted = 'image/jpeg' | 'image/png' | 'application/pdf'
const isAccepted = (mime: string | undefined): mime is Accepted =>
  mime === 'image/jpeg' || mime === 'image/png' || mime === 'application/pdf'

const opened = (sharp: Sharp, file: Buffer) =>
  sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).autoOrient().toColourspace('srgb')

/** Judges the size by the header alone, before anything is decoded. */
async function checkPixels(file: Buffer, mime: Accepted): Promise<void> {
  const sharp = await loadSharp()
  const { width, height, format } = await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata()
  if (`image/${format}` !== mime) throw fail(fileErrors.file_corrupt)
  if (width > maxSide || height > maxSide || width * height > maxPixels)
    throw fail(fileErrors.file_pixels, { mp: maxPixels / 1_000_000, side: maxSide.toLocaleString('en') })
}

async function picture(file: Buffer): Promise<AcceptedFile> {
  const sharp = await loadSharp()
  const { data, info } = await opened(sharp, file)
    .resize({ ...pictureBox, fit: 'inside', withoutEnlargement: true })
    // what it is served as is encoded from this once more
    .webp({ quality: 90, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const mime = 'image/webp'
  return { mime, bytes: data.length, width: info.width, height: info.height, parts: [{ name: sourceName, mime, body: data }] }
}

async function paper(file: Buffer, mime: Accepted): Promise<AcceptedFile> {
  const sharp = await loadSharp()
  const image = opened(sharp, file).resize({ width: paperSide, height: paperSide, fit: 'inside', withoutEnlargement: true })
  const encoded = mime === 'image/png' ? image.png({ compressionLevel: 9 }) : image.jpeg({ quality: 88, mozjpeg: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    mime,
    bytes: data.length,
    width: info.width,
    height: info.height,
    parts: [{ name: `original.${endingOf(mime)}`, mime, body: data }],
  }
}

const throughLane = (file: Buffer, mime: Accepted, purpose: FilePurpose): Promise<AcceptedFile> =>
  inPictureLane(async () => {
    try {
      await checkPixels(file, mime)
      return await (purpose === 'picture' ? picture(file) : paper(file, mime))
    } catch (error) {
      // sharp throws plain errors about what it could not read; ours pass
      if (error instanceof Error && error.constructor === Error) throw fail(fileErrors.file_corrupt)
      throw error
    }
  })

/**
 * Judges an uploaded file by what it holds, whatever its name or declared type, and makes what is stored of it.
 * Pictures are decoded, turned upright, stripped of EXIF and encoded again, so that nothing else in the file survives; PDFs are inspected.
 * Throws one of the `fileErrors`.
 */
export async function acceptFile(file: Buffer, purpose: FilePurpose): Promise<AcceptedFile> {
  if (file.length === 0) throw fail(fileErrors.file_empty)
  if (file.length > maxFileBytes) throw fail(fileErrors.file_too_large, { mb: maxFileBytes / 1024 / 1024 })
  // loaded with the first file
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(file))?.mime
  // an animated PNG is a PNG whose first frame we take
  const type = mime === 'image/apng' ? 'image/png' : mime
  if (!isAccepted(type)) throw fail(fileErrors.file_type, { types: purpose === 'picture' ? 'JPG / PNG' : 'JPG / PNG / PDF' })
  if (type !== 'application/pdf') return throughLane(file, type, purpose)
  if (purpose === 'picture') throw fail(fileErrors.file_not_picture)
  checkPdf(file)
  return { mime: type, bytes: file.length, width: null, height: null, parts: [{ name: 'original.pdf', mime: type, body: file }] }
}
