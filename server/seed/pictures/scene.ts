import type { MotifName } from './motifs.ts'
import { motifs } from './motifs.ts'
import { disc, faded, getTone, group, lightness, line, oval, path, rect, shade, star } from './shapes.ts'

/** A number that stays the same for the same text, to choose backdrops by. */
export const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7)

export const draw = (name: MotifName, tint: string, second: string): string => motifs[name](getTone(tint, second))

/** A drawing set on the ground at `x`, `y`, `scale` of its size. */
export const stand = (drawing: string, x: number, y: number, scale: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${175 * scale}" ry="${20 * scale}" fill="url(#shadow)"/>${group(`translate(${x} ${y}) scale(${scale}) translate(-200 -340)`, drawing)}`

const defs =
  '<defs><radialGradient id="shadow"><stop offset="0" stop-color="#1b1410" stop-opacity=".38"/><stop offset=".6" stop-color="#1b1410" stop-opacity=".16"/><stop offset="1" stop-color="#1b1410" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="air" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#000" stop-opacity=".07"/></linearGradient></defs>'

export const svg = (width: number, height: number, viewBox: string, inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${defs}${inner}</svg>`)

/** Backdrops behind a product. Each also returns the height of the ground. */
const backdrops: readonly ((ground: string) => { inner: string; floor: number })[] = [
  (g) => ({ inner: path('M86 330V180C86 60 314 60 314 180V330z', shade(g, 0.4)) + rect(0, 330, 400, 70, 0, shade(g, -0.07)), floor: 362 }),
  (g) => ({ inner: disc(200, 192, 138, shade(g, 0.38)) + rect(0, 318, 400, 82, 0, shade(g, -0.06)), floor: 358 }),
  (g) => ({
    inner: oval(200, 362, 148, 30, shade(g, -0.16)) + rect(52, 326, 296, 36, 0, shade(g, -0.1)) + oval(200, 326, 148, 30, shade(g, 0.3)),
    floor: 338,
  }),
  (g) => ({
    inner:
      faded(0.35, path('M0 40L150 0H230L0 90zM0 130L320 0H390L0 175z', '#ffffff')) +
      rect(0, 322, 400, 78, 0, shade(g, -0.09)) +
      line('M0 322H400', shade(g, -0.15), 2),
    floor: 362,
  }),
  (g) => ({ inner: path('M400 60V400H60z', shade(g, 0.22)) + disc(322, 84, 40, shade(g, 0.45)), floor: 362 }),
  (g) => ({
    inner: rect(0, 0, 132, 330, 0, shade(g, 0.2)) + rect(268, 0, 132, 330, 0, shade(g, 0.2)) + rect(0, 330, 400, 70, 0, shade(g, -0.08)),
    floor: 362,
  }),
]

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** A background colour of the store that contrasts with the product. */
function groundFor(grounds: readonly string[], tint: string, at: number): string {
  const clear = grounds.filter((ground) => Math.abs(lightness(ground) - lightness(tint)) > 0.16)
  return pick(
    clear.length > 0 ? clear : lightness(tint) > 0.6 ? [shade(pick(grounds, at), -0.38), shade(pick(grounds, at + 1), -0.42)] : ['#F3ECE0'],
    at,
  )
}

interface Sight {
  slug: string
  motif: MotifName
  tint: string
  second: string
  grounds: readonly string[]
}

/** The pictures of one product: whole, near, and a detail. Drawn in 400 × 400. */
export function productScene(sight: Sight, view: number): string {
  const seed = hash(sight.slug)
  const ground = groundFor(sight.grounds, sight.tint, seed + view)
  const drawing = draw(sight.motif, sight.tint, sight.second)
  const base = rect(0, 0, 400, 400, 0, ground)
  const air = '<rect width="400" height="400" fill="url(#air)"/>'
  if (view === 1) {
    const left = seed % 2 === 0
    return (
      base +
      group(`translate(${left ? 60 : 340} 70)`, faded(0.3, star(0, 0, 120, shade(ground, 0.4)))) +
      rect(0, 352, 400, 48, 0, shade(ground, -0.09)) +
      air +
      stand(drawing, left ? 222 : 178, 378, 1.08)
    )
  }
  if (view === 2) {
    // near enough to see how it is made
    return (
      base +
      disc(200, 200, 170, shade(ground, 0.25)) +
      air +
      group('rotate(-5 200 200) translate(200 200) scale(1.7) translate(-200 -226)', drawing)
    )
  }
  const backdrop = pick(backdrops, seed)(ground)
  return base + backdrop.inner + air + stand(drawing, 200, backdrop.floor, 0.9)
}
