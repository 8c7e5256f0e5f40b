import { z } from 'zod'
import { nameMessages } from '../../kernel/messages.ts'
import { cleanNumber } from '../../kernel/normalise.ts'
import { daySchema, isUnique } from '../../kernel/shapes.ts'
import { maxOfferProducts } from './offer-labels.ts'
import type { OfferType } from './offer-types.ts'

nameMessages({
  not_before_start: { ar: 'يجب ألا يسبق {field} تاريخ البداية', en: '{field} can’t be before the start date' },
})
/** The most of each type, with the unit that a refusal names it in; a whole product is given away by `free_product`, not by a percentage. */
const maxByType: Record<OfferType, { value: number; unit?: 'rate' | 'money' }> = {
  percentage: { value: 9_900, unit: 'rate' },
  value: { value: 100_000_000, unit: 'money' },
  free_product: { value: 100 },
}

/** A type's own number: what can't be read as one is refused in the words of its unit. */
const offerRule = <T extends OfferType>(type: T) => {
  const { value, unit } = maxByType[type]
  return z.strictObject({
    offer_type: z.literal(type),
    offer_value: z.preprocess(cleanNumber, z.int(unit).min(1, unit).max(value, unit)),
    start_date: daySchema,
    end_date: daySchema,
    products: z.array(z.uuid('uuid')).min(1).max(maxOfferProducts).refine(isUnique, 'repeated'),
  })
}

/** An automatic price rule. `offer_value`: halalas off each unit, basis points off, or how many units bring one more free. Both days count. */
export const offerBody = z
  .discriminatedUnion('offer_type', [offerRule('percentage'), offerRule('value'), offerRule('free_product')])
  .superRefine(({ start_date, end_date }, issues) => {
    if (end_date < start_date) issues.addIssue({ code: 'custom', path: ['end_date'], input: end_date, message: 'not_before_start' })
  })
export type OfferBody = z.output<typeof offerBody>
