import { z } from 'zod'
import { cleanIban, isIbanShaped, isSaudiIban } from './iban.ts'
import { type Bilingual, locales } from './locale.ts'
import { cleanEmail, cleanIdentifier, cleanLine, cleanNumber, cleanPhone, cleanText } from './normalise.ts'
import { blankIsNull, daySchema, momentSchema } from './shapes.ts'
import { typedKeys } from './typed-keys.ts'

/**
 * The closed set of field kinds. Each has one row in four exhaustive records: its schema (here), its input and cell (web/src/resource) and
 * its sample value (server/test). A screen that wants a condition takes the next step of the ladder instead of a new kind.
 */
export type FieldKind =
  | 'text'
  | 'long_text'
  | 'rich_text'
  | 'bilingual'
  | 'integer'
  | 'money'
  | 'rate'
  | 'flag'
  | 'choice'
  | 'date'
  | 'datetime'
  | 'image'
  | 'file'
  | 'reference'
  | 'phone'
  | 'email'
  | 'link'
  | 'iban'

export interface Field<Value = unknown, Kind extends FieldKind = FieldKind> {
  kind: Kind
  required: boolean
  /** Checks and normalises what was typed; its JSON Schema describes answers too. */
  schema: z.ZodType<Value>
  /** `bilingual`: what each side is. */
  of?: 'text' | 'long_text' | 'rich_text'
  /** `bilingual`: Arabic is asked for and English may follow; its readers are given the Arabic until then. */
  english_later?: true
  /** `bilingual`: one language is enough, whichever it is. */
  either_side?: true
  /** `choice`: the values with their names. */
  choices?: Record<string, Bilingual>
  /** `link`: a page of ours may be named by its path. */
  own?: true
  /** `reference`: the path of the resource it points to, such as `/admin/regions`. */
  to?: string
  max?: number
  min?: number
}

/** The same field, but it may be left empty: `null` then. */
export function optional<V, K extends FieldKind>(field: Field<V, K>): Field<V | null, K> {
  return { ...field, required: false, schema: z.preprocess(blankIsNull, field.schema.nullable()) }
}

/** A field of a partial update: a missing value leaves the field unchanged, and an empty value sets `null`. */
export const partialField = <V, K extends FieldKind>(field: Field<V, K>) => optional(field).schema.optional()

const typed = (max: number, min: number, clean: typeof cleanText) => z.string().overwrite(clean).min(min).max(max)

/** A text of one line: line breaks that were pasted become spaces. */
export const text = ({ max = 200, min = 1 } = {}): Field<string, 'text'> => ({
  kind: 'text',
  required: true,
  max,
  min,
  schema: typed(max, min, cleanLine),
})

export const longText = ({ max = 2000, min = 1 } = {}): Field<string, 'long_text'> => ({
  kind: 'long_text',
  required: true,
  max,
  min,
  schema: typed(max, min, cleanText),
})

/** HTML from the editor; the server sanitises it on write and on read. */
export const richText = ({ max = 50_000 } = {}): Field<string, 'rich_text'> => ({
  kind: 'rich_text',
  required: true,
  max,
  schema: z.string().trim().min(1).max(max),
})

type Side = Field<string, 'text' | 'long_text' | 'rich_text'>
const sided = (side: Side, schema: z.ZodType<Bilingual>): Field<Bilingual, 'bilingual'> => ({
  kind: 'bilingual',
  required: true,
  of: side.kind,
  schema,
  ...(side.max === undefined ? {} : { max: side.max }),
})

/** One text in both languages. Both are required unless the whole field is optional. */
export const bilingual = (side: Side): Field<Bilingual, 'bilingual'> => sided(side, z.object({ ar: side.schema, en: side.schema }))

/** One text of which either language may follow later; readers are given the one there is (docs/decisions/translation.md says where). */
export function eitherSide(side: Side & { min?: number }): Field<Bilingual, 'bilingual'> {
  const { max = Number.POSITIVE_INFINITY, min = 1 } = side
  const written = side.kind === 'rich_text' ? z.string() : z.string().overwrite(side.kind === 'text' ? cleanLine : cleanText)
  const schema = z.object({ ar: written.max(max), en: written.max(max) }).superRefine((text, ctx) => {
    if (text.ar === '' && text.en === '') ctx.addIssue({ code: 'custom', path: ['ar'], message: 'either_side' })
    for (const locale of locales)
      if (text[locale] !== '' && text[locale].length < min)
        ctx.addIssue({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, path: [locale], input: text[locale] })
  })
  return { ...sided(side, schema), either_side: true }
}

/**
 * A whole number. `z.int` would end all checks of the object that the number is part of, also those that run although single fields are refused,
 * and a form would show its other faults only after this one is fixed.
 */
const wholeNumber = (message?: string) =>
  z
    .number(message)
    .check(({ value, issues }) => {
      if (!Number.isSafeInteger(value))
        issues.push({ code: 'invalid_type', expected: 'int', input: value, continue: true, ...(message === undefined ? {} : { message }) })
    })
    .meta({ type: 'integer' })

/** One text in both languages, of which the English may follow later (docs/decisions/translation.md says where). */
export function englishLater(side: Side): Field<Bilingual, 'bilingual'> {
  const written = side.kind === 'rich_text' ? z.string() : z.string().overwrite(side.kind === 'text' ? cleanLine : cleanText)
  const en = (side.max === undefined ? written : written.max(side.max)).default('')
  return { ...sided(side, z.object({ ar: side.schema, en })), english_later: true }
}

export const integer = ({ min = 0, max = 1_000_000 } = {}): Field<number, 'integer'> => ({
  kind: 'integer',
  required: true,
  min,
  max,
  schema: z.preprocess(cleanNumber, wholeNumber().min(min).max(max)),
})

/** Halalas between two bounds. The message names the unit, so that people read the bounds in riyals. */
export const halalasSchema = (min: number, max: number) =>
  z.preprocess(cleanNumber, wholeNumber('money').min(min, 'money').max(max, 'money'))

/** Basis points between two bounds, which people read in percent. */
export const basisPointsSchema = (min: number, max: number) =>
  z.preprocess(cleanNumber, wholeNumber('rate').min(min, 'rate').max(max, 'rate'))

/** An amount in halalas. */
export const money = ({ min = 0, max = 100_000_000 } = {}): Field<number, 'money'> => ({
  kind: 'money',
  required: true,
  min,
  max,
  schema: halalasSchema(min, max),
})

/** A rate in basis points: 1500 is 15 %. */
export const rate = ({ max = 10_000 } = {}): Field<number, 'rate'> => ({
  kind: 'rate',
  required: true,
  min: 0,
  max,
  schema: basisPointsSchema(0, max),
})

export const flag = (): Field<boolean, 'flag'> => ({ kind: 'flag', required: true, schema: z.boolean() })

export function choice<const C extends Record<string, Bilingual>>(choices: C): Field<keyof C & string, 'choice'> {
  // The cast is safe: the keys of an object are its keyof.
  const keys = typedKeys(choices)
  return { kind: 'choice', required: true, choices, schema: z.enum(keys) }
}

/** A calendar day, `YYYY-MM-DD`. */
export const date = (): Field<string, 'date'> => ({ kind: 'date', required: true, schema: daySchema })

/** A moment, ISO 8601 with offset. */
export const datetime = (): Field<string, 'datetime'> => ({
  kind: 'datetime',
  required: true,
  schema: momentSchema,
})

const fileId = z.uuid('uuid')
/** The id of an uploaded public picture. */
export const image = (): Field<string, 'image'> => ({ kind: 'image', required: true, schema: fileId })
/** The id of an uploaded private paper (picture or PDF). */
export const file = (): Field<string, 'file'> => ({ kind: 'file', required: true, schema: fileId })

/** The id of a row of another resource, named by that resource's path. The answer carries it beside the id, under the name without `_id`. */
export const reference = (to: string): Field<string, 'reference'> => ({ kind: 'reference', required: true, to, schema: z.uuid('uuid') })

export const phoneSchema = z
  .string()
  .overwrite(cleanPhone)
  .regex(/^\+(?:9665[013-9]\d{7}|(?!9665)[1-9]\d{6,14})$/, 'phone')
export const phone = (): Field<string, 'phone'> => ({ kind: 'phone', required: true, schema: phoneSchema })

export const emailSchema = z.string().overwrite(cleanEmail).max(254).regex(z.regexes.email, 'email')
export const email = (): Field<string, 'email'> => ({ kind: 'email', required: true, schema: emailSchema })

/** A full link. It must not have an account before its host: `https://known.example@evil.example` shows one host and leads to another. */
export const linkSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[^\s<>"@/?#\\]+(?:[/?#][^\s<>"]*)?$/, 'link')
export const link = (): Field<string, 'link'> => ({ kind: 'link', required: true, schema: linkSchema })

/** A full link, or a page of ours by its path: `/s/sadeem-roastery`. The language is left off, so that each reader stays in theirs. */
const ownLinkSchema = z
  .string()
  .trim()
  .max(500)
  .overwrite((text) => text.replace(/^\/(?:ar|en)(?=\/|$)/, '') || (text ? '/' : ''))
  .regex(/^(?:https:\/\/[^\s<>"@/?#\\]+(?:[/?#][^\s<>"]*)?|\/(?![/\\])[^\s<>"\\]*)$/, 'own_link')
export const ownLink = (): Field<string, 'link'> => ({ kind: 'link', required: true, own: true, schema: ownLinkSchema })

/** The short national address of the Saudi Post: four letters and four digits lead to one building. Typed in any digits, case and spacing. */
export const shortAddressSchema = z
  .string()
  .overwrite((typed) => cleanIdentifier(typed).toUpperCase())
  .regex(/^[A-Z]{4}\d{4}$/, 'short_address')

export const ibanSchema = z
  .string()
  .overwrite(cleanIban)
  // A wrong check digit has a message of its own, because the reader looks for another fault.
  .refine(isIbanShaped, { error: 'iban', abort: true })
  .refine(isSaudiIban, 'iban_digits')
export const iban = (): Field<string, 'iban'> => ({ kind: 'iban', required: true, schema: ibanSchema })

/** The type of a field's value after validation. */
type ValueOf<F> = F extends Field<infer V> ? V : never
export type Fields = Record<string, Field>
export type ValuesOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
