import { z } from 'zod'
import { halalasSchema } from '../../kernel/field.ts'
import { nameMessages } from '../../kernel/messages.ts'
import { cleanNumber } from '../../kernel/normalise.ts'
import { bilingualText, lacks, orNull } from '../../kernel/shapes.ts'

nameMessages({
  days_below: { ar: 'أدخل عددًا لا يقل عن بداية المدة', en: 'Enter a number that isn’t below the start' },
  free_below_minimum: {
    ar: 'لا يمكن أن يبدأ التوصيل المجاني قبل الحد الأدنى للطلب',
    en: 'Free delivery can’t start below the minimum order',
  },
})

const charge = halalasSchema(0, 1_000_000)
const days = (max: number) => z.preprocess(cleanNumber, z.int().min(0).max(max))
const uuid = z.uuid('uuid')

/** Working days between an order and its leaving the store. */
export const preparationDays = orNull(days(30))

/** The terms of a rule for its place. */
export const deliveryTerms = {
  /** False for an exception: the store does not deliver there. */
  delivers: z.boolean().default(true),
  delivery_charge: charge,
  min_order_cost: charge,
  /** Goods after offers from which delivery costs nothing; null if it always costs the charge. */
  free_from: orNull(halalasSchema(1, 100_000_000)),
  /** Working days on the way; null where none are promised. */
  days_min: orNull(days(60)),
  days_max: orNull(days(60)),
}

const termsShape = z.object(deliveryTerms)

/** Refuses days of which one is missing, or that end before they begin. */
function checkDays({ days_min, days_max }: { days_min: number | null; days_max: number | null }, issues: z.RefinementCtx): void {
  if (days_min === null && days_max !== null) lacks(issues, 'days_min')
  if (days_min !== null && days_max === null) lacks(issues, 'days_max')
  if (days_min !== null && days_max !== null && days_max < days_min)
    issues.addIssue({ code: 'custom', path: ['days_max'], message: 'days_below', input: days_max })
}

/** Refuses free delivery from an amount that no order may have, and what `checkDays` refuses. An exception has no terms. */
export function checkTerms(terms: z.output<typeof termsShape>, issues: z.RefinementCtx): void {
  checkDays(terms, issues)
  const { delivers, free_from, min_order_cost } = terms
  if (delivers && free_from !== null && free_from < min_order_cost)
    issues.addIssue({ code: 'custom', path: ['free_from'], message: 'free_below_minimum', input: free_from })
}

/**
 * The terms of a store for a city, a region (no city) or the whole Kingdom (neither). The most exact one counts
 * (docs/domain/delivery.md#which-rule-counts).
 */
export const deliveryRule = z.strictObject({ city_id: orNull(uuid), region_id: orNull(uuid), ...deliveryTerms }).superRefine(checkTerms)
export type DeliveryRule = z.output<typeof deliveryRule>

/** The most rules of a store: more than there are cities, regions and Kingdoms. */
export const maxDeliveryRules = 200

/** A rule with the names of its place; a city's has the name of its region too. */
export const namedDeliveryRule = z.object({
  city_id: z.uuid().nullable(),
  city: bilingualText.nullable(),
  region_id: z.uuid().nullable(),
  region: bilingualText.nullable(),
  delivers: z.boolean(),
  delivery_charge: z.int(),
  min_order_cost: z.int(),
  free_from: z.int().nullable(),
  days_min: z.int().nullable(),
  days_max: z.int().nullable(),
})
