import { z } from 'zod'

/** The parameters of a path that names one record by its id. */
export const idParams = z.object({ id: z.uuid('uuid') })

/** A text in both languages as answers carry it. What a body may hold of one is the field's to say (`bilingual` in field.ts). */
export const bilingualText = z.object({ ar: z.string(), en: z.string() })
