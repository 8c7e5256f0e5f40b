import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

/** The decisions on a line that differs from the order. */
export const lineDecisions = {
  carrier_owes: { ar: 'بقاء المبلغ على شركة الشحن', en: 'Carrier still owes it' },
  platform_bears: { ar: 'على المنصة', en: 'Platform pays' },
  store_bears: { ar: 'على المتجر', en: 'Store pays' },
  from_credit: { ar: 'الخصم من رصيد شركة الشحن الدائن', en: 'Deduct from the carrier’s credit' },
  store_has_it: { ar: 'النقد مسلَّم للمتجر', en: 'Carrier paid it to the store' },
  carrier_credit: { ar: 'إضافة إلى رصيد شركة الشحن الدائن', en: 'Keep as carrier credit' },
  platform_keeps: { ar: 'إضافة إلى إيرادات المنصة', en: 'Platform keeps it' },
  accept: { ar: 'قبول التوريد لهذا الطلب', en: 'Accept for this order' },
  carrier_collected: { ar: 'النقد لدى شركة الشحن وليس لدى المتجر', en: 'Collected by the carrier, not the store' },
  ignore: { ar: 'تجاهل السطر لأن مبلغه ليس ضمن التحويل', en: 'Ignore: the amount isn’t in the transfer' },
} as const satisfies Record<string, Bilingual>
export type LineDecision = keyof typeof lineDecisions
export const lineDecisionKeys = typedKeys(lineDecisions)

interface LineKind extends Bilingual {
  /** Decisions to choose from; none where the line is as it should be. */
  decisions: readonly LineDecision[]
}

/** The ways a line of a remittance matches the orders. */
export const lineKinds = {
  matched: { decisions: [], ar: 'مطابق', en: 'Matched' },
  short: {
    decisions: ['carrier_owes', 'platform_bears', 'store_bears', 'from_credit'],
    ar: 'أقل من نقد الطلب',
    en: 'Less than the order’s cash',
  },
  over: { decisions: ['carrier_credit', 'platform_keeps'], ar: 'أكثر من نقد الطلب', en: 'More than the order’s cash' },
  missing: {
    decisions: ['carrier_owes', 'store_has_it', 'platform_bears', 'from_credit'],
    ar: 'ليس في الملف',
    en: 'Not in the file',
  },
  other_carrier: { decisions: ['accept', 'ignore'], ar: 'سلّمته شركة شحن أخرى', en: 'Delivered by another carrier' },
  already: { decisions: ['ignore', 'carrier_credit'], ar: 'سبق توريده', en: 'Already remitted' },
  doubled: { decisions: ['ignore', 'carrier_credit'], ar: 'مكرر في الملف', en: 'Duplicate in the file' },
  // delivered for cash, and booked as if the store had it
  booked_to_store: {
    decisions: ['carrier_collected', 'ignore', 'carrier_credit'],
    ar: 'النقد مسجّل لدى المتجر',
    en: 'Recorded as store cash',
  },
  not_expected: {
    decisions: ['ignore', 'carrier_credit'],
    ar: 'لا يوجد نقد لهذا الطلب لدى شركات الشحن',
    en: 'No carrier holds cash for this order',
  },
  unknown: { decisions: ['ignore', 'carrier_credit'], ar: 'طلب غير معروف', en: 'Unknown order' },
} as const satisfies Record<string, LineKind>
export type RemittanceLineKind = keyof typeof lineKinds
export const lineKindKeys = typedKeys(lineKinds)

/** The decisions a line of this kind offers. */
export const allowedDecisions = (kind: RemittanceLineKind): readonly LineDecision[] => lineKinds[kind].decisions

/** Kinds that wait for a decision before the remittance can be recorded. */
export const differingKinds = lineKindKeys.filter((kind) => allowedDecisions(kind).length > 0)

export const remittanceStates = {
  draft: { ar: 'قيد المراجعة', en: 'Under review' },
  posted: { ar: 'مسجّل', en: 'Recorded' },
  discarded: { ar: 'ملغى', en: 'Discarded' },
} as const satisfies Record<string, Bilingual>
export type RemittanceState = keyof typeof remittanceStates
export const remittanceStateKeys = typedKeys(remittanceStates)

/** The party that bears the fee a carrier keeps. */
export const feePayers = {
  platform: { ar: 'المنصة', en: 'Platform' },
  store: { ar: 'المتجر', en: 'Store' },
} as const satisfies Record<string, Bilingual>
export const feePayerKeys = typedKeys(feePayers)
