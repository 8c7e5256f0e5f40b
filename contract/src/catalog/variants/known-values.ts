import { cleanLine } from '../../kernel/normalise.ts'
import { findLanguage } from '../../kernel/text-language.ts'
import type { AxisValue } from './axes.ts'

/** Colours that most stores sell, so that naming one in either language is enough. */
const colours: readonly (readonly [ar: string, en: string, colour: string])[] = [
  ['أسود', 'Black', '#1f1f1f'],
  ['أبيض', 'White', '#ffffff'],
  ['رمادي', 'Grey', '#8a8a8a'],
  ['فضي', 'Silver', '#c0c0c0'],
  ['ذهبي', 'Gold', '#d4af37'],
  ['بيج', 'Beige', '#e8dcc4'],
  ['بني', 'Brown', '#6b4423'],
  ['أحمر', 'Red', '#c62828'],
  ['عنابي', 'Maroon', '#6d1a2b'],
  ['وردي', 'Pink', '#f48fb1'],
  ['برتقالي', 'Orange', '#ef6c00'],
  ['أصفر', 'Yellow', '#fdd835'],
  ['أخضر', 'Green', '#2e7d32'],
  ['زيتي', 'Olive', '#6b7037'],
  ['أزرق', 'Blue', '#1565c0'],
  ['كحلي', 'Navy', '#1a237e'],
  ['سماوي', 'Sky blue', '#81c9ee'],
  ['تركوازي', 'Turquoise', '#2bb5a8'],
  ['بنفسجي', 'Purple', '#6a1b9a'],
]

const words: readonly (readonly [ar: string, en: string])[] = [
  ['صغير', 'Small'],
  ['وسط', 'Medium'],
  ['متوسط', 'Medium'],
  ['كبير', 'Large'],
  ['مقاس واحد', 'One size'],
]

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Numbers, sizes as labels print them (XS, 3XL) and storage (128 GB) are written alike in both languages. */
const isAlike = (text: string) => findLanguage(text) === null || /^(?:\d{0,2}x{0,4}[sml]|\d+ ?[gt]b)$/i.test(text)

/** Names of a value that was typed in one language: the name in the other is asked for, unless it is known or written alike. */
export function nameValue(typed: string): Pick<AxisValue, 'name' | 'colour'> {
  const text = cleanLine(typed)
  const known = [...colours, ...words].find(([ar, en]) => isSame(ar, text) || isSame(en, text))
  if (known) return { name: { ar: known[0], en: known[1] }, colour: known[2] ?? null }
  return { name: { ar: isAlike(text) || hasArabic(text) ? text : '', en: hasArabic(text) ? '' : text }, colour: null }
}
