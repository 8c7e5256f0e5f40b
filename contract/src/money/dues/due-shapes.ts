import { z } from 'zod'
import { halalasSchema } from '../../kernel/field.ts'
import type { FieldLabels } from '../../kernel/labels.ts'
import { bilingualText } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { vatRegimes } from '../../orders/pricing.ts'
import { ledgerEventCodes } from '../ledger/ledger.ts'
import { secondReasonKeys } from '../second-approval.ts'
import { dueLineStateKeys, dueStatusKeys, settlementKinds, settlementStatuses } from './due-states.ts'

export const dueLineLabels = {
  posted_at: { ar: 'تاريخ التسجيل', en: 'Recorded' },
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  store_id: { ar: 'المتجر', en: 'Store' },
  event: { ar: 'العملية', en: 'Transaction' },
  goods: { ar: 'قيمة المنتجات', en: 'Item value' },
  commission_bp: { ar: 'نسبة العمولة', en: 'Commission rate' },
  commission: { ar: 'العمولة', en: 'Commission' },
  commission_vat: { ar: 'ضريبة العمولة', en: 'VAT on commission' },
  amount: { ar: 'المبلغ المستحق', en: 'Amount due' },
  due_number: { ar: 'رقم الكشف', en: 'Statement number' },
  state: { ar: 'الحالة', en: 'Status' },
} satisfies FieldLabels

const facts = {
  id: z.uuid(),
  number: z.int(),
  amount: z.int(),
  /** The amounts settled by transfer and from the balance. */
  paid: z.int(),
  waived: z.int(),
  status: z.enum(dueStatusKeys),
  period_from: z.iso.datetime(),
  /** The first moment that is not billed by it. */
  period_to: z.iso.datetime(),
  /** The last day to pay, in Riyadh. */
  due_on: z.iso.date(),
  note: z.string().nullable(),
  lines: z.int(),
  created_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
}

const settlementFacts = {
  id: z.uuid(),
  kind: z.enum(typedKeys(settlementKinds)),
  status: z.enum(typedKeys(settlementStatuses)),
  amount: z.int(),
  bank: bilingualText.nullable(),
  sender_name: z.string().nullable(),
  slip: z.uuid().nullable(),
  reference: z.string().nullable(),
  /** The reason it was sent back or waived. */
  reason: z.string().nullable(),
  claimed_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
}
const storeSettlement = z.object(settlementFacts)
const settlement = z.object({ ...settlementFacts, decided_by: z.string().nullable() })
export type DueSettlement = z.output<typeof settlement>

/** A statement as its store sees it. */
export const storeDue = z.object(facts)
export type StoreDue = z.output<typeof storeDue>
export const storeDueDetail = storeDue.extend({ settlements: z.array(storeSettlement) })
export type StoreDueDetail = z.output<typeof storeDueDetail>

/** A statement as an admin sees it. */
export const dueRow = z.object({
  ...facts,
  store_id: z.uuid(),
  store: bilingualText,
  /** The person who raised it; null for the job. */
  raised_by: z.string().nullable(),
})
export type Due = z.output<typeof dueRow>
export const dueDetail = dueRow.extend({
  settlements: z.array(settlement),
  /** The store's available balance now. */
  available: z.int(),
  /** The reason that waiving the rest needs two admins, if that is known beforehand. */
  second_reason: z.enum(secondReasonKeys).nullable(),
  first_waived_by: z.string().nullable(),
  /** The time of the store's suspension for it. */
  suspended_at: z.iso.datetime().nullable(),
})
export type DueDetail = z.output<typeof dueDetail>

const lineFacts = {
  id: z.uuid(),
  posted_at: z.iso.datetime(),
  event: z.enum(ledgerEventCodes),
  order_id: z.uuid().nullable(),
  order_number: z.int().nullable(),
  /** The amount of the order without the lines that were cancelled before delivery. Null for lines that do not come from a delivery. */
  goods: z.int().nullable(),
  commission_bp: z.int().nullable(),
  commission: z.int().nullable(),
  commission_vat: z.int().nullable(),
  /** The amount the store owes; negative for amounts given back. */
  amount: z.int(),
  due_id: z.uuid().nullable(),
  due_number: z.int().nullable(),
  state: z.enum(dueLineStateKeys),
}
/** A line as its store sees it. */
export const storeDueLine = z.object(lineFacts)
export type StoreDueLine = z.output<typeof storeDueLine>
/** A line as an admin sees it. */
export const dueLine = z.object({ ...lineFacts, store_id: z.uuid(), store: bilingualText })
export type DueLine = z.output<typeof dueLine>
/** The statement with everything its amount follows from. */
export const dueLineDetail = dueLine.extend({
  order: z
    .object({
      total: z.int(),
      to_charge: z.int(),
      wallet_part: z.int(),
      platform_discount: z.int(),
      platform_fee: z.int(),
      platform_fee_vat: z.int(),
      vat: z.int(),
      vat_regime: z.enum(vatRegimes),
      delivered_at: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type DueLineDetail = z.output<typeof dueLineDetail>

/** Lines that no statement contains yet. */
export const unbilledDues = z.object({ lines: z.int(), amount: z.int(), from: z.iso.datetime().nullable() })

/** A part of what is left, or all of it when none is named. */
export const settledPart = halalasSchema(1, 1_000_000_000).nullish()
