import type { Locale } from '@rahba/contract/kernel/locale'
import sharp from 'sharp'
import type { SeedLook, SeedProduct } from '../data/types.ts'
import { draw, hash, productScene, stand, svg } from './scene.ts'
import { around, disc, faded, path, rect, repeat, ring, shade, star } from './shapes.ts'
import { textOverlay, textPicture } from './text.ts'

const jpeg = (input: Buffer): Promise<Buffer> => sharp(input, { density: 72 }).flatten().jpeg({ quality: 82 }).toBuffer()

/** The pictures of a product, 800 × 800 JPEG, as many as its data asks for. */
export function productPictures(product: Pick<SeedProduct, 'slug' | 'picture'>, look: SeedLook): Promise<Buffer[]> {
  const { motif, tint, second = shade(tint, 0.5), count } = product.picture
  const sight = { slug: product.slug, motif, tint, second, grounds: look.grounds }
  return Promise.all(Array.from({ length: count }, (_, view) => jpeg(svg(800, 800, '0 0 400 400', productScene(sight, view)))))
}

/** A store's logo, 480 × 480 JPEG: its initial, or what it sells, on its colour. */
export async function storeLogo(slug: string, look: SeedLook): Promise<Buffer> {
  const frame =
    rect(0, 0, 400, 400, 0, look.brand) +
    faded(0.16, star(200, 200, 176, look.accent)) +
    ring(200, 200, 150, look.accent, 5) +
    disc(200, 200, 138, shade(look.brand, 0.1))
  if (hash(slug) % 2 === 0)
    return jpeg(svg(480, 480, '0 0 400 400', frame + stand(draw(look.motif, look.accent, '#FBF6EC'), 200, 290, 0.54)))
  const { data } = await textPicture(look.letter, 220, look.accent, true)
  const letter = await sharp(await sharp(data).trim().toBuffer())
    .resize({ width: 200, height: 190, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(svg(480, 480, '0 0 400 400', frame + around(8, 200, 200, disc(200, 34, 5, look.accent))))
    .composite([{ input: letter.data, left: Math.round(240 - letter.info.width / 2), top: Math.round(240 - letter.info.height / 2) }])
    .flatten()
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** A store's cover, 1600 × 480 JPEG: some of what it sells on a band of its colours. */
export function storeCover(slug: string, look: SeedLook, products: readonly Pick<SeedProduct, 'picture'>[]): Promise<Buffer> {
  const shown = products
    .filter(({ picture }, at) => products.findIndex((other) => other.picture.motif === picture.motif) === at)
    .slice(0, 6)
  const ground = look.grounds[hash(slug) % look.grounds.length] ?? look.brand
  const pattern = repeat(9, (at) => repeat(3, (row) => star(at * 100 + (row % 2) * 50, 20 + row * 80, 22, look.accent)))
  const goods = shown.map(({ picture }, at) =>
    stand(draw(picture.motif, picture.tint, picture.second ?? shade(picture.tint, 0.5)), 90 + at * 124, at % 2 === 0 ? 222 : 212, 0.4),
  )
  return jpeg(
    svg(
      1600,
      480,
      '0 0 800 240',
      rect(0, 0, 800, 240, 0, look.brand) + faded(0.08, pattern) + path('M0 196H800V240H0z', shade(ground, -0.05)) + goods.join(''),
    ),
  )
}

/** A wide picture for news and improvements, 1200 × 600 JPEG. */
export function banner(motif: SeedLook['motif'], brand: string, accent: string): Promise<Buffer> {
  const pattern = repeat(7, (at) => repeat(4, (row) => star(at * 100 + (row % 2) * 50, 40 + row * 80, 26, accent)))
  return jpeg(
    svg(
      1200,
      600,
      '0 0 600 300',
      rect(0, 0, 600, 300, 0, brand) +
        faded(0.08, pattern) +
        disc(430, 150, 120, shade(brand, 0.16)) +
        stand(draw(motif, accent, '#FBF6EC'), 430, 252, 0.58),
    ),
  )
}

/** An ad, 1600 × 600 JPEG: two lines on the side where reading begins, what it is about on the other. A phone shows it at a quarter, so its letters are large. */
export async function slide(
  { motif, brand, accent }: { motif: SeedLook['motif']; brand: string; accent: string },
  [headline, below]: readonly [string, string],
  locale: Locale,
): Promise<Buffer> {
  const rtl = locale === 'ar'
  const at = rtl ? 190 : 610
  const pattern = repeat(9, (column) => repeat(4, (row) => star(column * 100 + (row % 2) * 50, 40 + row * 80, 26, accent)))
  const ground = svg(
    1600,
    600,
    '0 0 800 300',
    rect(0, 0, 800, 300, 0, brand) +
      faded(0.07, pattern) +
      disc(at, 150, 128, shade(brand, 0.16)) +
      stand(draw(motif, accent, '#FBF6EC'), at, 250, 0.56),
  )
  const text = { x: rtl ? 1490 : 110, anchor: rtl ? 'end' : 'start' } as const
  return sharp(ground, { density: 72 })
    .composite([
      await textOverlay({ ...text, text: headline, size: 84, color: '#FFFFFF', bold: true, y: 175 }),
      await textOverlay({ ...text, text: below, size: 64, color: accent, y: 325 }),
    ])
    .flatten()
    .jpeg({ quality: 84 })
    .toBuffer()
}

/** A partner's mark, 480 × 240 PNG on white: a shape and the name. */
export async function partnerLogo(name: string, color: string, at: number): Promise<Buffer> {
  const marks = [
    star(90, 120, 40, color),
    disc(90, 120, 44, color) + disc(104, 120, 26, '#ffffff'),
    path('M50 160V110C50 60 130 60 130 110V160H108V112C108 90 72 90 72 112V160z', color),
    path('M46 150L90 70L134 150z', color) + path('M72 150L90 116L108 150z', '#ffffff'),
    rect(50, 80, 34, 80, 8, color) + rect(94, 100, 34, 60, 8, shade(color, 0.35)),
    ring(90, 120, 34, color, 16) + disc(90, 120, 10, color),
  ]
  return sharp(svg(480, 240, '0 0 480 240', rect(0, 0, 480, 240, 0, '#ffffff') + (marks[at % marks.length] ?? '')))
    .composite([await textOverlay({ text: name, size: 38, color: '#33312E', bold: true, x: 160, y: 96 })])
    .png()
    .toBuffer()
}
