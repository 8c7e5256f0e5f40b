import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '@rahba/contract/kernel/pictures'
import type { FileStore } from './store.ts'

/** One size of a picture as it is asked for. */
interface PicturePart {
  width: PictureWidth
  format: PictureFormat
}

/** What the sizes are made from, as wide as the widest and encoded with care; kept, so that other sizes can be made one day. */
export const sourceName = 'original.webp'

/** The sizes of pictures that came before widths did, with what stands under their addresses now. The largest is those pictures' source. */
const formerSizes: Readonly<Record<string, PictureWidth>> = { '96.webp': 160, '480.webp': 640, '960.webp': 1280 }
const formerSource = '960.webp'

export const pictureParts: readonly (PicturePart & { name: string })[] = pictureWidths.flatMap((width) =>
  pictureFormats.map((format) => ({ width, format, name: `${width}.${format}` })),
)

/** The size an address names by its last part; undefined for anything we don't make, so that nobody can ask for work. */
export function partOf(name: string): PicturePart | undefined {
  const former = Object.hasOwn(formerSizes, name) ? formerSizes[name] : undefined
  return former ? { width: former, format: 'webp' } : pictureParts.find((part) => part.name === name)
}

/** Everything that may lie in the store of one picture. */
export const pictureKeys = (storage_key: string): string[] =>
  [sourceName, ...pictureParts.map(({ name }) => name), ...Object.keys(formerSizes)].map((name) => `${storage_key}/${name}`)

/** What only pictures of former days have and nobody reads once the sizes are made. */
export const formerKeys = (storage_key: string): string[] =>
  Object.keys(formerSizes).flatMap((name) => (name === formerSource ? [] : [`${storage_key}/${name}`]))

/** The largest there is of a picture, to be shown or worked on; null when its bytes are gone. */
export const openSource = async (store: FileStore, storage_key: string) =>
  (await store.get(`${storage_key}/${sourceName}`)) ?? (await store.get(`${storage_key}/${formerSource}`))
