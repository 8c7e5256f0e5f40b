import type { Bilingual } from '../../kernel/locale.ts'
import { cleanNumber } from '../../kernel/normalise.ts'

export interface WeightUnit {
  grams: number
  name: Bilingual
}

const grams: WeightUnit = { grams: 1, name: { ar: 'جم', en: 'g' } }
const kilograms: WeightUnit = { grams: 1000, name: { ar: 'كجم', en: 'kg' } }

/** The units of weights by the words that people and files write for them. */
const units: Readonly<Record<string, WeightUnit>> = {
  ...Object.fromEntries(['g', 'gm', 'gram', 'grams', 'جم', 'غم', 'غ', 'جرام', 'غرام'].map((word) => [word, grams])),
  ...Object.fromEntries(['kg', 'kgs', 'kilo', 'كجم', 'كغم', 'كغ', 'كيلو', 'كيلوجرام', 'كيلوغرام'].map((word) => [word, kilograms])),
  lb: { grams: 453.592, name: { ar: 'رطل', en: 'lb' } },
  oz: { grams: 28.3495, name: { ar: 'أونصة', en: 'oz' } },
}

/** Finds the unit of a word; undefined for another word. */
export const findWeightUnit = (word: string): WeightUnit | undefined => units[word.trim().toLowerCase().replace(/\.$/, '')]

/** Reads a weight with its unit, such as `0.5 kg`, as whole grams; undefined for any other text. */
export function readWeightText(text: string): number | undefined {
  const [, amount = '', word = ''] = /^([\d\u0660-\u0669\u06f0-\u06f9.,\u066b\u066c]+)\s*([\p{L}.]+)$/u.exec(text.trim()) ?? []
  const unit = findWeightUnit(word)
  const number = cleanNumber(amount)
  return unit && typeof number === 'number' ? Math.round(number * unit.grams) : undefined
}
