import { z } from 'zod'

/** The parameters of a path that names one record by its id. */
export const idParams = z.object({ id: z.uuid('uuid') })

/** A text in both languages as answers carry it. What a body may hold of one is the field's to say (`bilingual` in field.ts). */
export const bilingualText = z.object({ ar: z.string(), en: z.string() })

/** Before a schema that may be null: a field that was left empty says nothing. */
export const blankIsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)

/** Whether no value stands there twice; its message is `repeated`. */
export const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

/** Chosen records by their ids, each once. */
export const idsUpTo = (most: number) => z.array(z.uuid('uuid')).max(most).refine(isUnique, 'repeated')

/** Refuses a body whose other parts ask for one that it lacks, in the words for a field that is required. */
export const lacks = (issues: z.RefinementCtx, part: string): void => {
  issues.addIssue({ code: 'custom', path: [part], input: undefined, message: 'required' })
}
