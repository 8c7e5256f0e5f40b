import { z } from 'zod'
import type { ErrorDef } from '../kernel/errors.ts'
import { nameMessages } from '../kernel/messages.ts'
import { cleanText } from '../kernel/normalise.ts'
import { orderErrors } from './errors.ts'

/** Makes the text of a refusal the message of a schema, which says it of a field that was left empty as well. */
export function toMessage(error: ErrorDef): string {
  nameMessages({ [error.code]: { ar: error.ar, en: error.en, of_blank: true } })
  return error.code
}

const needed = (error: ErrorDef) => z.string(toMessage(error)).overwrite(cleanText).min(1, toMessage(error)).max(1000)

/** A note that may be left out. */
export const freeNote = z.string().overwrite(cleanText).max(1000).nullable().default(null)
/** The reason of a step that needs one. */
export const reason = needed(orderErrors.reason_needed)
/** The note that an administrator adds to every step, since they act in another's place. */
export const adminNote = needed(orderErrors.admin_note_needed)
