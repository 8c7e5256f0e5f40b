import sharp from 'sharp'
import { type Artist, artist } from './artist.ts'

/**
 * An artist for tests: one small picture stands for all. Drawing the market's, and making the sizes of each that is looked at, takes minutes of a
 * core; the drawings and the sizes have tests of their own.
 */
export async function plainArtist(): Promise<Artist> {
  const picture = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#0F5C4D' } })
    .png()
    .toBuffer()
  const one = async () => picture
  const every = { ...artist }
  for (const name of Object.keys(artist) as (keyof Artist)[]) Object.assign(every, { [name]: one })
  return { ...every, productPictures: async ({ picture: { count } }) => Array.from({ length: count }, () => picture) }
}
