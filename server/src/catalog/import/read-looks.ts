import { importWarnings } from '@rahba/contract/catalog/import/import-errors'
import type { ImportField, OptionNumber } from '@rahba/contract/catalog/import/import-fields'
import { nameValue } from '@rahba/contract/catalog/variants/known-values'
import { cutText } from '@rahba/contract/kernel/cut-text'
import { unguardText } from '../../platform/lists/formula-guard.ts'
import { findWarning } from './find-fault.ts'
import { isPictureName, type RowPictures } from './find-pictures.ts'
import type { Texts } from './row-texts.ts'

/** The colour or picture that a row gives the value of one of its options. */
export interface Look {
  /** `#rrggbb` */
  colour: string | null
  picture: RowPictures
}

export const lookField = (number: OptionNumber): Extract<ImportField, `${string}_look`> => `option${number}_look`

const readText = (texts: Texts, number: OptionNumber) => unguardText(texts.get(lookField(number)) ?? '')

/** A colour that is written as `#rgb` or `#rrggbb`, or by the name of one that most stores sell; null for anything else. */
function readColour(text: string): string | null {
  const [, digits] = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text) ?? []
  if (!digits) return nameValue(text).colour
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${long.toLowerCase()}`
}

/** The text of a look that may name a picture; undefined for a colour and for an empty cell. */
export function lookCell(texts: Texts, number: OptionNumber): string | undefined {
  const text = readText(texts, number)
  return readColour(text) === null && isPictureName(text) ? text : undefined
}

/** Returns the look that a row gives a value, with a warning for a text that is neither a colour nor a picture. */
export function readLook(texts: Texts, number: OptionNumber, picture: RowPictures): Look {
  const text = readText(texts, number)
  const colour = readColour(text)
  if (text === '' || colour !== null || picture !== null) return { colour, picture }
  const warning = findWarning(lookField(number), importWarnings.look_unread, () => ({ value: cutText(text, 60) }))
  return { colour, picture: { named: [], faults: [warning], isUnread: true } }
}
