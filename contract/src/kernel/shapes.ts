import { z } from 'zod'
import { cleanText } from './normalise.ts'
import { todayInRiyadh } from './today.ts'

/** The parameters of a path that names one record by its id. */
export const idParams = z.object({ id: z.uuid('uuid') })

/** A text in both languages as answers carry it. What a body may hold of one is the field's to say (`bilingual` in field.ts). */
export const bilingualText = z.object({ ar: z.string(), en: z.string() })

/** The largest whole number that a column of four bytes keeps. */
const int4Max = 2_147_483_647

/** A whole number that the database counts by: a sequence, a version, a position. */
export const countSchema = (min = 0) => z.int().min(min).max(int4Max)

/** The same in an address. */
export const countParam = (min = 0) => z.coerce.number().int().min(min).max(int4Max)

/** A calendar day, `YYYY-MM-DD`, of years that anything here may happen in: the calendar of the database has no year 0, JavaScript's has. */
export const daySchema = z.iso.date('date').refine((day) => day >= '1900' && day < '2200', 'date')

/** The day of something that has happened: today in Riyadh at the latest. */
export const pastDaySchema = daySchema.refine((day) => day <= todayInRiyadh(), 'future_day')

/** A moment, ISO 8601 with its offset, of the same years. */
export const momentSchema = z.iso
  .datetime({ offset: true, message: 'datetime' })
  .refine((moment) => moment >= '1900' && moment < '2200', 'datetime')

/** Before a schema that may be null: a field that was left empty says nothing. */
export const blankIsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)

/** A field that may be left empty, which says null. */
export const orNull = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsNull, schema.nullable())

/** True if no value is repeated; the message is `repeated`. */
export const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

/** Chosen records by their ids, each once. */
export const uniqueIds = (max: number) => z.array(z.uuid('uuid')).max(max).refine(isUnique, 'repeated')

/** A text that has to be given, cleaned before it is measured. */
export const requiredText = ({ min, max, clean = cleanText }: { min: number; max: number; clean?: (text: string) => string }) =>
  z.string('required').overwrite(clean).min(min).max(max)

/** Refuses a body whose other parts ask for one that it lacks, in the words for a field that is required. */
export const lacks = (issues: z.RefinementCtx, part: string): void => {
  issues.addIssue({ code: 'custom', path: [part], input: undefined, message: 'required' })
}
