import { z } from 'zod'
import { nameMessages } from '../../kernel/messages.ts'
import { cleanNumber } from '../../kernel/normalise.ts'
import { bulkResult } from '../../kernel/resource-endpoints.ts'
import { bilingualText } from '../../kernel/shapes.ts'

nameMessages({
  changes_nothing: { ar: 'هذه القيمة لا تغيّر شيئًا. أدخل قيمة أخرى', en: 'This value doesn’t change anything. Enter another one' },
})

/** Products that one call takes of all that match a filter. Each has a transaction of its own, so that none waits for the others. */
export const maxMatching = 500

/** The last product that the call before this one took. Without it a call begins with the newest. */
export const matchingCursor = { after: z.uuid('uuid').optional() }

const matchedProduct = bulkResult.shape.results.element.extend({
  /** The name of a product that failed, which need not be on the page that its reader sees; null for one that was done. */
  name: bilingualText.nullable(),
})

/**
 * The result of each product that matched; `more` is true if more match than one call takes. `next` is the `after` of the next call, which goes on
 * after the products that failed in this one.
 */
export const matchingResult = z.object({ results: z.array(matchedProduct), more: z.boolean(), next: z.uuid().nullable() })

const ids = z.array(z.uuid('uuid')).min(1).max(100)
/** A whole number within bounds. `unit` is how messages write the bounds. */
const wholeNumber = (min: number, max: number, unit?: 'rate' | 'money') =>
  z.preprocess(cleanNumber, z.int(unit).min(min, unit).max(max, unit))

/** The quantity to add, or to subtract if negative. 0 is refused because it would change no product. */
const change = (min: number, max: number, unit?: 'rate' | 'money') =>
  wholeNumber(min, max, unit).refine((value) => value !== 0, 'changes_nothing')

/** A change of many products at once; each row has its own result. */
export const productBulk = z.discriminatedUnion('action', [
  /** `value` in basis points, -2500 takes a quarter off; prices are rounded to the halala. */
  z.strictObject({ action: z.literal('price_percent'), ids, value: change(-9_900, 100_000, 'rate') }),
  /** `value` halalas on top, or off when below zero. */
  z.strictObject({ action: z.literal('price_add'), ids, value: change(-100_000_000, 100_000_000, 'money') }),
  z.strictObject({ action: z.literal('price_set'), ids, value: wholeNumber(1, 100_000_000, 'money') }),
  /** Pieces on top, or off. */
  z.strictObject({ action: z.literal('stock_add'), ids, value: change(-1_000_000, 1_000_000) }),
  z.strictObject({ action: z.literal('stock_set'), ids, value: wholeNumber(0, 1_000_000) }),
  z.strictObject({ action: z.literal('submit'), ids }),
  z.strictObject({ action: z.literal('hide'), ids }),
  z.strictObject({ action: z.literal('show'), ids }),
  z.strictObject({ action: z.literal('delete'), ids }),
])
export type ProductBulk = z.output<typeof productBulk>
