import type { Bilingual } from '../../kernel/locale.ts'
import { latinDigits } from '../../kernel/normalise.ts'

/** The colours that a store chooses from, by their value; it may also name one of its own. */
export const storeColors = {
  '#4f6b1d': { ar: 'زيتوني', en: 'Olive' },
  '#0e6b74': { ar: 'فيروزي', en: 'Teal' },
  '#1d5fa8': { ar: 'أزرق', en: 'Blue' },
  '#1e3a6e': { ar: 'كحلي', en: 'Navy' },
  '#5b3a9e': { ar: 'بنفسجي', en: 'Violet' },
  '#8a2f74': { ar: 'أرجواني', en: 'Plum' },
  '#bf2f57': { ar: 'وردي', en: 'Rose' },
  '#7a1f2b': { ar: 'عنابي', en: 'Burgundy' },
  '#b04a26': { ar: 'طيني', en: 'Terracotta' },
  '#e0a11b': { ar: 'كهرماني', en: 'Amber' },
  '#6b4423': { ar: 'بني', en: 'Brown' },
  '#33373d': { ar: 'فحمي', en: 'Charcoal' },
} as const satisfies Record<string, Bilingual>

/** The lowest contrast at which text can be read (WCAG 2.2, level AA). */
export const minContrast = 4.5

const black = '#000000'
const white = '#ffffff'

/** A colour as people type it, with or without `#`, with three digits or six, as `#rrggbb`. Any other text is returned unchanged. */
export function cleanColor(typed: string): string {
  const digits = latinDigits(typed).trim().toLowerCase().replace(/^#/, '')
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : typed.trim()
}

const getChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The relative luminance of `#rrggbb`, from 0 for black to 1 for white. */
function getLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = getChannels(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour of text on a colour: white where that can be read, otherwise black, which then can. */
export const pickTextOn = (color: string): string => (getContrast(white, color) >= minContrast ? white : black)

/** Mixes a part of `other` into a colour. */
function mix(color: string, other: string, part: number): string {
  const to = getChannels(other)
  const mixed = getChannels(color).map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * part))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const steps = 20

/** The colour itself where it can be read as text on `ground`, otherwise its nearest darker or lighter shade that can. */
export function adjustFor(color: string, ground: string): string {
  const towards = pickTextOn(ground)
  for (let step = 0; step < steps; step++) {
    const shade = mix(color, towards, step / steps)
    if (getContrast(shade, ground) >= minContrast) return shade
  }
  return towards
}
