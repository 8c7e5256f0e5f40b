import sharp from 'sharp'
import type { MotifName } from './motifs.ts'
import { draw, stand, svg } from './scene.ts'
import { disc, rect, shade } from './shapes.ts'

/** Motif and colours for each category of `data/categories.ts`. */
const categoryLooks: Readonly<Record<string, readonly [motif: MotifName, tint: string, second: string, ground: string]>> = {
  fashion: ['abaya', '#4A3540', '#DDB8A6', '#EBD9D0'],
  perfumes: ['tola', '#8A4A16', '#D9AE4E', '#EFE2CB'],
  coffee: ['dallah', '#C9962E', '#7A4B1E', '#E9DCCB'],
  food: ['dateTray', '#8A5127', '#3F7A62', '#E6E9D6'],
  electronics: ['headphones', '#2E3440', '#D08770', '#DAE3EC'],
  kids: ['blocks', '#E4573D', '#3E8EDE', '#FBEBC4'],
  home: ['sofa', '#B98D5E', '#7A4B2E', '#E3E6DC'],
  books: ['bookStack', '#2F5D73', '#E2B66B', '#E6DDD2'],
  sport: ['runningShoe', '#F06543', '#2B2D42', '#DCE8EE'],
  crafts: ['clayPot', '#B8693D', '#EBD2B4', '#EDE2D0'],
  beauty: ['lipstick', '#B3273E', '#2B2B2B', '#F4DFDC'],
  gifts: ['bouquet', '#C2273D', '#E9D9C3', '#E1EADF'],
  cars: ['carSeat', '#7B4B2E', '#E3C9A6', '#DDE0E4'],
}

/** A category's picture, 480 × 480 JPEG; undefined for a category that has none. */
export async function categoryPicture(key: string): Promise<Buffer | undefined> {
  const look = categoryLooks[key]
  if (look === undefined) return undefined
  const [motif, tint, second, ground] = look
  const inner =
    rect(0, 0, 400, 400, 0, ground) + disc(200, 200, 160, shade(ground, 0.45)) + stand(draw(motif, tint, second), 200, 326, 0.72)
  return sharp(svg(480, 480, '0 0 400 400', inner))
    .flatten()
    .jpeg({ quality: 84 })
    .toBuffer()
}
