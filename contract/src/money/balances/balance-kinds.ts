import type { FieldLabels } from '../../kernel/labels.ts'
import type { Bilingual } from '../../kernel/locale.ts'

/** The owners of balances. */
export const balanceKinds = {
  store: { ar: 'متجر', en: 'Store' },
  user: { ar: 'عميل', en: 'Customer' },
} as const satisfies Record<string, Bilingual>
export type BalanceKind = keyof typeof balanceKinds

/** The sign of a balance, for the filter: a store's available balance, or a shopper's. */
export const balanceSigns = {
  positive: { ar: 'رصيد موجب', en: 'Positive balance' },
  negative: { ar: 'رصيد سالب', en: 'Negative balance' },
  zero: { ar: 'بدون رصيد', en: 'No balance' },
} as const satisfies Record<string, Bilingual>
export type BalanceSign = keyof typeof balanceSigns

/** The direction of an adjustment. */
export const adjustmentDirections = {
  add: { ar: 'إضافة إلى المحفظة', en: 'Add to wallet' },
  take: { ar: 'خصم من المحفظة', en: 'Deduct from wallet' },
} as const satisfies Record<string, Bilingual>
export type AdjustmentDirection = keyof typeof adjustmentDirections

export const balanceLabels = {
  kind: { ar: 'النوع', en: 'Type' },
  sign: { ar: 'الرصيد', en: 'Balance' },
  store_id: { ar: 'المتجر', en: 'Store' },
  user_id: { ar: 'العميل', en: 'Customer' },
  direction: { ar: 'نوع التسوية', en: 'Adjustment type' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  reason: { ar: 'السبب', en: 'Reason' },
  hold: { ar: 'إيقاف السحب', en: 'Hold payouts' },
  owner: { ar: 'صاحب المحفظة', en: 'Owner' },
  available: { ar: 'الرصيد المتاح', en: 'Available' },
  with_carriers: { ar: 'الرصيد لدى شركات الشحن', en: 'Balance with carriers' },
  pending: { ar: 'الرصيد المعلّق', en: 'Pending' },
  in_transit: { ar: 'سحوبات قيد التحويل', en: 'Payouts in transit' },
  owed: { ar: 'مستحقات المنصة', en: 'Platform dues' },
  held: { ar: 'السحب موقوف', en: 'Payouts on hold' },
  since: { ar: 'تاريخ التسجيل', en: 'Registered' },
} satisfies FieldLabels
