import { z } from 'zod'
import { eitherSide, flag, text } from '../../kernel/field.ts'

/** A store's own sections: how it arranges its window. `/store/categories` in the specification's paths. */
export const shelfBody = z.strictObject({ name: eitherSide(text({ max: 80 })).schema, active: flag().schema })
export type ShelfBody = z.output<typeof shelfBody>
