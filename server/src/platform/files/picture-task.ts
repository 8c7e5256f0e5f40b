import { numberText } from '@rahba/contract/kernel/number-text'
import sharp, { type Sharp } from 'sharp'
import { Refusal, refuse } from '../readers/refusal.ts'

export type PictureMime = 'image/jpeg' | 'image/png'

interface Encoded {
  mime: 'image/jpeg' | 'image/png' | 'image/webp'
  body: Buffer
  width: number
  height: number
}

const maxPixels = 40_000_000
const maxSide = 12_000
const paperSide = 3000
// The box is as wide as the widest size; a long list or poster stays readable.
const pictureBox = { width: 1280, height: 2560 }

// A process that works on one file at a time needs no cache of the last one.
sharp.cache(false)

const opened = (file: Buffer) => sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).autoOrient().toColourspace('srgb')

/** Checks the size by the header alone, before anything is decoded. */
async function checkPixels(file: Buffer, mime: PictureMime): Promise<void> {
  const { width, height, format } = await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata()
  if (`image/${format}` !== mime) throw refuse('file_corrupt')
  if (width > maxSide || height > maxSide || width * height > maxPixels)
    throw refuse('file_pixels', { mp: maxPixels / 1_000_000, side: numberText(maxSide) })
}

async function encoded(image: Sharp, mime: Encoded['mime']): Promise<Encoded> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { mime, body: data, width: info.width, height: info.height }
}

/** A public picture, as the source of its sizes: what it is served as is encoded from this again. */
const picture = (file: Buffer) =>
  encoded(
    opened(file)
      .resize({ ...pictureBox, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 }),
    'image/webp',
  )

function paper(file: Buffer, mime: PictureMime) {
  const image = opened(file).resize({ width: paperSide, height: paperSide, fit: 'inside', withoutEnlargement: true })
  return encoded(mime === 'image/png' ? image.png({ compressionLevel: 9 }) : image.jpeg({ quality: 88, mozjpeg: true }), mime)
}

/**
 * Decodes a picture, turns it upright, strips it of EXIF and encodes it again, so that nothing else in the file survives.
 * Refuses with `file_corrupt` and `file_pixels`.
 */
// biome-ignore lint/correctness/useYield: every task is a generator, and this one has no parts
export async function* acceptPicture({
  file,
  mime,
  isPublic,
}: {
  file: Buffer
  mime: PictureMime
  isPublic: boolean
}): AsyncGenerator<never, Encoded> {
  try {
    await checkPixels(file, mime)
    return await (isPublic ? picture(file) : paper(file, mime))
  } catch (error) {
    // The library throws plain errors for unreadable files.
    throw error instanceof Refusal ? error : refuse('file_corrupt')
  }
}
