import { z } from 'zod'
import { cutText } from './cut-text.ts'
import { rowsPerPage } from './list-page.ts'
import { readValueList } from './value-list.ts'

/** The deepest row an offset page reaches; deeper lists go on by cursor. */
export const offsetCap = 10_000

/** The paging part of a list's query. `sort` is a field name, with `-` before it for descending. */
export const paging = {
  page: z.coerce.number().int().min(1).max(offsetCap).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(rowsPerPage),
  cursor: z.string().max(200).optional(),
}
const maxSearch = 100
/** The text of a search. A longer text is cut, not refused, so that a pasted page also gets an answer. */
export const searchQuery = z.string().overwrite((text) => cutText(text.trim(), maxSearch).trim())

/** The same for a list that is also searched. */
export const pageQuery = { ...paging, q: searchQuery.optional() }

const pageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_capped: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type PageMeta = z.output<typeof pageMeta>

/** The answer of a list that pages: `{data, meta}`. */
export const pageSchema = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), meta: pageMeta })

/** The answer of a list that only continues, from the cursor of the page before. */
export const cursorPageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: pageMeta.pick({ next_cursor: true }) })

/**
 * The same as `pageSchema` for a list whose search is corrected if nothing matches as typed; `corrected` has the words that were searched for
 * instead.
 */
export const correctedPageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: pageMeta.extend({ corrected: z.string().nullable() }) })

export interface Page<Row> {
  data: Row[]
  meta: PageMeta & { corrected?: string | null | undefined }
}

/** A `sort` parameter over a closed set of fields, both directions. */
export function sortParam<const K extends readonly [string, ...string[]]>(keys: K, fallback: K[number] | `-${K[number]}`) {
  const both = keys.flatMap((key) => [key, `-${key}`]) as [K[number], ...(K[number] | `-${K[number]}`)[]]
  // The type of the fallback makes it one of the listed keys.
  return z.enum(both).default(fallback as never)
}

/** A filter that takes one or more of `values`, comma-separated. */
export function commaList<const V extends string>(values: readonly V[]) {
  return z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)).max(values.length))
    .optional()
}

/**
 * A filter that takes up to `max` values, separated by commas or by repeating the parameter. A comma inside a value is written `\\,`
 * (`writeListValue`).
 */
export const valueList = <S extends z.ZodType<string, string>>(value: S, max: number) =>
  z
    .union([z.string().max(max * 200), z.array(z.string().max(400)).max(100)])
    .transform(readValueList)
    .pipe(z.array(value).max(max))
    .optional()

/** A yes/no filter from the URL. */
export const flagParam = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()
