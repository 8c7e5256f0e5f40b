import { z } from 'zod'
import { basisPointsSchema, halalasSchema } from '../kernel/field.ts'
import { nameMessages } from '../kernel/messages.ts'
import { cleanCode, cleanLine, cleanNumber } from '../kernel/normalise.ts'
import { referenced } from '../kernel/referenced.ts'
import { bilingualText, blankIsNull, daySchema, isUnique, lacks, uniqueIds } from '../kernel/shapes.ts'
import { appliedToKeys, couponStateKeys, couponTypeKeys, useStateKeys } from './coupon-states.ts'

nameMessages({
  // An amount or a percentage, depending on the type.
  decimal: {
    ar: '{field}: أدخل رقمًا بحد أقصى خانتين عشريتين، مثل 15 أو 12.50',
    en: '{field}: enter a number with up to 2 decimals, like 15 or 12.50',
  },
  discount_code: {
    ar: '{field}: من 3 إلى 30 حرفًا أو رقمًا دون مسافات، ويمكن استخدام الشرطة',
    en: '{field}: 3 to 30 letters or digits without spaces. Dashes are allowed',
  },
  gives_nothing: {
    ar: 'أدخل قيمة الخصم، أو اختر التوصيل المجاني أو الإعفاء من رسوم الدفع عند الاستلام',
    en: 'Enter a discount value, or choose free delivery or no cash on delivery fee',
  },
  above_total_uses: { ar: 'يجب ألا يتجاوز {field} حد الاستخدام الكلي', en: '{field} can’t exceed the total use limit' },
  ends_before_start: { ar: 'يجب ألا يسبق {field} تاريخ البداية', en: '{field} can’t be before the start date' },
})

const ids = (max: number) => uniqueIds(max).default([])
const count = (max: number) => z.preprocess(cleanNumber, z.int().min(1).max(max)).nullable().default(null)
const halalas = (min: number) => halalasSchema(min, 100_000_000)
/** A number whose field may be left empty: nothing is taken off, or asked for. */
const emptyIsZero = <S extends z.ZodType<number>>(schema: S) => z.preprocess((value) => blankIsNull(value) ?? 0, schema)
const side = z.string().overwrite(cleanLine).min(1).max(100)

/** A code as it is typed into an order: any case, Arabic digits and stray spaces are the same code. */
export const typedCode = z.string().overwrite(cleanCode).min(1).max(60)

const shared = {
  code: z
    .string()
    .overwrite(cleanCode)
    .regex(/^[\p{L}\p{N}_-]{3,30}$/u, 'discount_code'),
  name: z.object({ ar: side, en: side }),
  type: z.enum(couponTypeKeys),
  /** Halalas for `value`, basis points for `percentage`; 0 for a code that frees of fees alone. */
  amount: emptyIsZero(z.preprocess(cleanNumber, z.int('decimal').min(0).max(100_000_000))),
  /** The most a percentage takes off. */
  cap: halalas(1).nullable().default(null),
  max_use_number: count(1_000_000),
  max_use_per_user: count(1000),
  order_min_cost: emptyIsZero(halalas(0)).default(0),
  applied_to: z.enum(appliedToKeys).default('all_users'),
  users_id: ids(500),
  free_delivery_charge: z.boolean().default(false),
  free_cash_charge: z.boolean().default(false),
  first_order: z.boolean().default(false),
  /** Empty: all goods. With categories: goods of either. */
  products: ids(200),
  categories: ids(50),
  /** Empty: delivery anywhere, and pick-up. */
  cities: ids(200),
  start_date: daySchema,
  end_date: daySchema.nullable().default(null),
  active: z.boolean().default(true),
}

interface CodeTerms {
  type: string
  amount: number
  cap: number | null
  max_use_number: number | null
  max_use_per_user: number | null
  applied_to: string
  users_id: string[]
  free_delivery_charge: boolean
  free_cash_charge: boolean
  first_order: boolean
  start_date: string
  end_date: string | null
}

function checkGives(body: CodeTerms, issues: z.core.$RefinementCtx): void {
  const { type, amount, max_use_number, max_use_per_user, end_date } = body
  const custom = (path: string, input: unknown, message: string) => issues.addIssue({ code: 'custom', path: [path], input, message })
  if (type === 'percentage') {
    const checked = basisPointsSchema(0, 10_000).safeParse(amount)
    if (!checked.success)
      issues.addIssue({
        code: 'too_big',
        origin: 'number',
        inclusive: true,
        maximum: 10_000,
        path: ['amount'],
        input: amount,
        message: 'rate',
      })
  }
  if (amount === 0 && !body.free_delivery_charge && !body.free_cash_charge) custom('amount', amount, 'gives_nothing')
  // A shopper has only one first order, so the limit does not matter.
  if (!body.first_order && max_use_number !== null && max_use_per_user !== null && max_use_per_user > max_use_number)
    custom('max_use_per_user', max_use_per_user, 'above_total_uses')
  if (end_date !== null && end_date < body.start_date) custom('end_date', end_date, 'ends_before_start')
  if (body.applied_to === 'specific_user' && body.users_id.length === 0) lacks(issues, 'users_id')
}

/** A coupon as an administrator makes it, for the stores that pay for it. */
export const couponBody = z
  .strictObject({ ...shared, stores_id: z.array(z.uuid('uuid')).min(1).max(100).refine(isUnique, 'repeated') })
  .superRefine(checkGives)
/** A promo code of the platform; no stores means every store. */
export const promoCodeBody = z.strictObject({ ...shared, stores_id: ids(100) }).superRefine(checkGives)
/** A store's own coupon. */
export const storeCouponBody = z.strictObject(shared).superRefine(checkGives)
export type CodeBody = z.output<typeof promoCodeBody>

export const codeRow = z.object({
  id: z.uuid(),
  code: z.string(),
  name: bilingualText,
  type: z.enum(couponTypeKeys),
  amount: z.int(),
  cap: z.int().nullable(),
  free_delivery_charge: z.boolean(),
  free_cash_charge: z.boolean(),
  order_min_cost: z.int(),
  max_use_number: z.int().nullable(),
  max_use_per_user: z.int().nullable(),
  applied_to: z.enum(appliedToKeys),
  first_order: z.boolean(),
  start_date: z.iso.date(),
  end_date: z.iso.date().nullable(),
  active: z.boolean(),
  state: z.enum(couponStateKeys),
  /** Number of stores it applies to; 0 for every store. */
  stores_count: z.int(),
  /** The first by name, so that a list says whose it is; to a merchant, the own store. */
  first_store: bilingualText.nullable(),
  /** The orders that were not cancelled, with their discounts and totals. For a shared coupon a merchant sees the own store's part. */
  used: z.int(),
  given: z.int(),
  orders_total: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type CodeRow = z.output<typeof codeRow>

export const codeDetail = codeRow.extend({
  stores: z.array(referenced),
  users: z.array(referenced),
  products: z.array(referenced),
  categories: z.array(referenced),
  cities: z.array(referenced),
})
export type CodeDetail = z.output<typeof codeDetail>

/** One order that used the code. */
export const codeUse = z.object({
  id: z.uuid(),
  number: z.int(),
  placed_at: z.iso.datetime(),
  store: bilingualText,
  user: z.string().nullable(),
  /** The value of the code: its discount and the fees it waived. */
  given: z.int(),
  total: z.int(),
  state: z.enum(useStateKeys),
})
export type CodeUse = z.output<typeof codeUse>
