import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths, sharedName } from '@rahba/contract/kernel/pictures'
import type { FileStore } from './store.ts'

/** One picture made of an uploaded one, by the name that addresses end with. */
export interface PicturePart {
  name: string
  mime: string
  /** The width and encoding of a size; null for the picture of shared links. */
  size: { width: PictureWidth; format: PictureFormat } | null
}

/** The source of all sizes, as wide as the widest and of high quality; it is stored so that other sizes can be made later. */
export const sourceName = 'original.webp'

const sizes: PicturePart[] = pictureWidths.flatMap((width) =>
  pictureFormats.map((format) => ({ name: `${width}.${format}`, mime: `image/${format}`, size: { width, format } })),
)

export const pictureParts: readonly PicturePart[] = [...sizes, { name: sharedName, mime: 'image/jpeg', size: null }]

/** The part an address names by its end; undefined for anything we don't make, so that nobody can ask for work. */
export function getPart(name: string): PicturePart | undefined {
  return pictureParts.find((part) => part.name === name)
}

/** Everything that may lie in the store of one picture. */
export const pictureKeys = (storage_key: string): string[] =>
  [sourceName, ...pictureParts.map(({ name }) => name)].map((name) => `${storage_key}/${name}`)

/** Opens the source of a picture's sizes, to show or process it; null if its bytes are missing. */
export const openSource = (store: FileStore, storage_key: string) => store.get(`${storage_key}/${sourceName}`)
