// The few shapes that the drawings are put together from. Everything is drawn in a square of 400 with the ground at y = 340.

/** The colours of one drawing, made from a product's tint and second colour. */
interface Tone {
  /** main, darker, darkest, lighter */
  m: string
  d: string
  k: string
  l: string
  /** second colour, darker, lighter */
  s: string
  sd: string
  sl: string
}

export type Motif = (t: Tone) => string

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)

/** `hex` moved towards black (amount below 0) or white (above 0), amount from -1 to 1. */
export function shade(hex: string, amount: number): string {
  const to = amount < 0 ? 0 : 255
  const part = (at: number) => Math.round(channel(hex, at) + (to - channel(hex, at)) * Math.abs(amount))
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`
}

/** How light a colour looks, 0 to 1. */
export const lightness = (hex: string): number => (channel(hex, 1) * 0.299 + channel(hex, 3) * 0.587 + channel(hex, 5) * 0.114) / 255

export function getTone(tint: string, second: string): Tone {
  return {
    m: tint,
    d: shade(tint, -0.18),
    k: shade(tint, -0.42),
    l: shade(tint, 0.28),
    s: second,
    sd: shade(second, -0.2),
    sl: shade(second, 0.35),
  }
}

export const rect = (x: number, y: number, w: number, h: number, rx: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`
export const disc = (cx: number, cy: number, r: number, fill: string): string => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
export const group = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`
export const faded = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`
/** A drawing with its mirror image about the middle. */
export const both = (inner: string): string => inner + group('translate(400 0) scale(-1 1)', inner)
export const repeat = (count: number, draw: (at: number) => string): string => Array.from({ length: count }, (_, at) => draw(at)).join('')
/** `count` copies of a drawing turned around a point. */
export const around = (count: number, cx: number, cy: number, inner: string, from = 0): string =>
  repeat(count, (at) => group(`rotate(${from + (360 / count) * at} ${cx} ${cy})`, inner))

/** A block with light on its left and shade on its right, which gives the flat drawings some body. */
export function body(x: number, y: number, w: number, h: number, rx: number, fill: string): string {
  const edge = Math.max(6, w * 0.16)
  return (
    rect(x, y, w, h, rx, fill) +
    `<path d="M${x + rx} ${y}h${edge}v${h}h${-edge}a${rx} ${rx} 0 0 1 ${-rx} ${-rx}V${y + rx}a${rx} ${rx} 0 0 1 ${rx} ${-rx}z" fill="#fff" opacity=".16"/>` +
    `<path d="M${x + w - rx} ${y}h${-edge}v${h}h${edge}a${rx} ${rx} 0 0 0 ${rx} ${-rx}V${y + rx}a${rx} ${rx} 0 0 0 ${-rx} ${-rx}z" fill="#000" opacity=".12"/>`
  )
}

/** A paper label with an emblem and two lines that stand for text. */
export function label(x: number, y: number, w: number, h: number, paper: string, ink: string, emblem = ''): string {
  const cx = x + w / 2
  return (
    rect(x, y, w, h, 6, paper) +
    (emblem || disc(cx, y + h * 0.34, Math.min(w, h) * 0.17, ink)) +
    rect(cx - w * 0.3, y + h * 0.66, w * 0.6, 6, 3, ink) +
    faded(0.5, rect(cx - w * 0.2, y + h * 0.8, w * 0.4, 5, 2.5, ink))
  )
}

/** An eight-pointed star, the emblem of half the packaging here. */
export const star = (cx: number, cy: number, r: number, fill: string): string =>
  group(
    `translate(${cx} ${cy})`,
    rect(-r * 0.7, -r * 0.7, r * 1.4, r * 1.4, 1, fill) + group('rotate(45)', rect(-r * 0.7, -r * 0.7, r * 1.4, r * 1.4, 1, fill)),
  )

export const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`,
    path('M0 0C-30 -30 -26 -76 0 -100C26 -76 30 -30 0 0z', fill) + line('M0 0V-80', '#00000022', 4),
  )

export const rose = (x: number, y: number, r: number, fill: string): string =>
  disc(x, y, r, fill) +
  disc(x - r * 0.12, y - r * 0.1, r * 0.72, shade(fill, -0.12)) +
  disc(x + r * 0.08, y + r * 0.02, r * 0.52, fill) +
  disc(x, y - r * 0.04, r * 0.3, shade(fill, -0.22)) +
  line(`M${x - r * 0.6} ${y + r * 0.3}a${r * 0.7} ${r * 0.7} 0 0 0 ${r * 1.1} ${r * 0.2}`, shade(fill, 0.25), r * 0.09)
