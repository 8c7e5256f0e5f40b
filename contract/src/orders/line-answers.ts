import { type AdditionalFieldKind, hasOptions } from '../catalog/additional-fields/additional-field-kinds.ts'
import type { ErrorDef } from '../kernel/errors.ts'
import { cleanText, latinDigits } from '../kernel/normalise.ts'
import { isUnique } from '../kernel/shapes.ts'
import { isFileLink } from './answer-link.ts'
import { orderErrors } from './errors.ts'

/** The maximum length of a typed answer, in characters. */
export const maxAnswerLength = 500

/** An answer to an additional field: an option that was chosen, or what was typed. */
interface LineAnswer {
  field_id: string
  option_id?: string | undefined
  text?: string | undefined
}

interface AnsweredField {
  id: string
  kind: AdditionalFieldKind
  is_required: boolean
  options: readonly { id: string }[]
}

type TypedKind = Exclude<AdditionalFieldKind, 'one_of' | 'several_of'>

/** True if a text names a day of the calendar, such as 2026-12-31. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The rule of each kind: how its text is kept, whether that is an answer, and the words if it is not. */
const typedKinds: Record<TypedKind, { clean: (text: string) => string; fits: (text: string) => boolean; wrong: ErrorDef }> = {
  text: { clean: (text) => text, fits: () => true, wrong: orderErrors.option_unknown },
  // A number stays a text, because a leading zero may mean something.
  number: {
    clean: (text) => latinDigits(text).replace(/[\s,]/g, ''),
    fits: (text) => /^[+-]?\d+(\.\d+)?$/.test(text),
    wrong: orderErrors.answer_not_number,
  },
  date: { clean: latinDigits, fits: isDay, wrong: orderErrors.answer_not_date },
  file: { clean: (text) => text, fits: isFileLink, wrong: orderErrors.answer_not_link },
}

const isTyped = (kind: AdditionalFieldKind): kind is TypedKind => !hasOptions(kind)

/** Returns a typed answer as an order keeps it: cleaned, numbers and dates in Latin digits. */
export const cleanAnswer = (kind: AdditionalFieldKind, text: string): string =>
  isTyped(kind) ? typedKinds[kind].clean(cleanText(text)) : cleanText(text)

/**
 * Returns the reason that the answers to a field can't be ordered, or null if they can. Its text takes the name of the field as `field`, and
 * {@link maxAnswerLength} as `length`.
 * @param answers those of the whole line
 */
export function findAnswerFault(field: AnsweredField, answers: readonly LineAnswer[]): ErrorDef | null {
  const own = answers.filter(({ field_id }) => field_id === field.id)
  const [first] = own
  if (!isTyped(field.kind)) {
    if (!first) return field.is_required ? orderErrors.option_required : null
    const ids = own.map(({ option_id }) => option_id ?? '')
    const isOffered = ids.every((id) => field.options.some((option) => option.id === id))
    return isOffered && isUnique(ids) && (field.kind === 'several_of' || ids.length === 1) ? null : orderErrors.option_unknown
  }
  if (!first) return field.is_required ? orderErrors.answer_required : null
  if (own.length > 1 || first.option_id !== undefined || first.text === undefined) return orderErrors.option_unknown
  const text = cleanAnswer(field.kind, first.text)
  if (text.length > maxAnswerLength) return orderErrors.answer_too_long
  const { fits, wrong } = typedKinds[field.kind]
  return fits(text) ? null : wrong
}
