import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '@rahba/contract/kernel/pictures'
import type { FileStore } from './store.ts'

/** One size of a picture as it is asked for. */
interface PicturePart {
  width: PictureWidth
  format: PictureFormat
}

/** The source of all sizes, as wide as the widest and of high quality; it is stored so that other sizes can be made later. */
export const sourceName = 'original.webp'

export const pictureParts: readonly (PicturePart & { name: string })[] = pictureWidths.flatMap((width) =>
  pictureFormats.map((format) => ({ width, format, name: `${width}.${format}` })),
)

/** The size an address names by its last part; undefined for anything we don't make, so that nobody can ask for work. */
export function getPart(name: string): PicturePart | undefined {
  return pictureParts.find((part) => part.name === name)
}

/** Everything that may lie in the store of one picture. */
export const pictureKeys = (storage_key: string): string[] =>
  [sourceName, ...pictureParts.map(({ name }) => name)].map((name) => `${storage_key}/${name}`)

/** Opens the source of a picture's sizes, to show or process it; null if its bytes are missing. */
export const openSource = (store: FileStore, storage_key: string) => store.get(`${storage_key}/${sourceName}`)
