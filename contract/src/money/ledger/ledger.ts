import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

export const ledgerSides = ['debit', 'credit'] as const
export type LedgerSide = (typeof ledgerSides)[number]

interface AccountKind extends Bilingual {
  /** The side on which its balance grows, and is shown as positive. */
  normal: LedgerSide
  type: 'asset' | 'liability' | 'income' | 'expense'
  /** The owner of an account: the platform, or one store, shopper, order or carrier. */
  owner: 'platform' | 'store' | 'user' | 'order' | 'carrier'
  /** The balance it may not fall below; null where it may be overdrawn (a refund after a payout leaves a store owing). */
  floor: number | null
}

/** The accounts of the ledger (docs/domain/ledger.md#accounts). */
export const ledgerAccounts = {
  psp_clearing: { normal: 'debit', type: 'asset', owner: 'platform', floor: null, ar: 'بوابة الدفع', en: 'Payment gateway clearing' },
  bank: { normal: 'debit', type: 'asset', owner: 'platform', floor: null, ar: 'الحساب البنكي', en: 'Bank' },
  carrier_cod: { normal: 'debit', type: 'asset', owner: 'carrier', floor: null, ar: 'نقد لدى شركة الشحن', en: 'Cash held by carriers' },
  store_dues: { normal: 'debit', type: 'asset', owner: 'store', floor: null, ar: 'مستحقات المنصة على المتجر', en: 'Dues owed by stores' },
  order_escrow: { normal: 'credit', type: 'liability', owner: 'order', floor: 0, ar: 'أمانات الطلبات', en: 'Order escrow' },
  store_pending: {
    normal: 'credit',
    type: 'liability',
    owner: 'store',
    floor: null,
    ar: 'رصيد المتجر المعلّق',
    en: 'Pending store balance',
  },
  store_with_carriers: {
    normal: 'credit',
    type: 'liability',
    owner: 'store',
    floor: null,
    ar: 'رصيد المتجر لدى شركات الشحن',
    en: 'Store balance with carriers',
  },
  store_available: {
    normal: 'credit',
    type: 'liability',
    owner: 'store',
    floor: null,
    ar: 'رصيد المتجر المتاح',
    en: 'Available store balance',
  },
  payout_transit: { normal: 'credit', type: 'liability', owner: 'store', floor: 0, ar: 'سحوبات قيد التحويل', en: 'Payouts in transit' },
  customer_wallet: { normal: 'credit', type: 'liability', owner: 'user', floor: 0, ar: 'محفظة العميل', en: 'Customer wallet' },
  refund_clearing: { normal: 'credit', type: 'liability', owner: 'order', floor: 0, ar: 'مبالغ قيد الرد', en: 'Refunds to be paid' },
  // Money from a carrier beyond its debt: it is used for later orders, or paid back.
  carrier_credit: {
    normal: 'credit',
    type: 'liability',
    owner: 'carrier',
    floor: 0,
    ar: 'رصيد دائن لشركات الشحن',
    en: 'Carrier credit',
  },
  vat_output: {
    normal: 'credit',
    type: 'liability',
    owner: 'platform',
    floor: null,
    ar: 'ضريبة القيمة المضافة المستحقة',
    en: 'VAT payable',
  },
  commission: { normal: 'credit', type: 'income', owner: 'platform', floor: null, ar: 'عمولة المنصة', en: 'Commission' },
  platform_fees: { normal: 'credit', type: 'income', owner: 'platform', floor: null, ar: 'رسوم المنصة', en: 'Platform fees' },
  promo_expense: { normal: 'debit', type: 'expense', owner: 'platform', floor: null, ar: 'تكلفة أكواد الخصم', en: 'Promo code cost' },
  psp_fees: { normal: 'debit', type: 'expense', owner: 'platform', floor: null, ar: 'رسوم بوابة الدفع', en: 'Payment gateway fees' },
  carrier_fees: { normal: 'debit', type: 'expense', owner: 'platform', floor: null, ar: 'رسوم شركات الشحن', en: 'Carrier fees' },
  goodwill: { normal: 'debit', type: 'expense', owner: 'platform', floor: null, ar: 'تعويضات وتسويات', en: 'Goodwill and adjustments' },
} as const satisfies Record<string, AccountKind>

export type LedgerAccount = keyof typeof ledgerAccounts
export const ledgerAccountCodes = typedKeys(ledgerAccounts)

/** The accounts where money from outside arrives or leaves: by bank transfer, or by the card gateway. */
export const outsideAccounts = ['bank', 'psp_clearing'] as const satisfies readonly LedgerAccount[]
export type OutsideAccount = (typeof outsideAccounts)[number]

/** The business events that move money; each transaction names one. */
export const ledgerEvents = {
  payment_captured: { ar: 'دفع الطلب', en: 'Payment received' },
  invoice_vat_due: { ar: 'ضريبة فاتورة صدرت قبل التسليم', en: 'VAT on invoice issued before delivery' },
  paid_from_wallet: { ar: 'الدفع من المحفظة', en: 'Paid from wallet' },
  order_delivered: { ar: 'تسليم طلب مدفوع', en: 'Paid order delivered' },
  order_delivered_platform_deemed: { ar: 'تسليم طلب مدفوع، والمنصة هي المورّد', en: 'Paid order delivered, platform as supplier' },
  order_delivered_cod: { ar: 'تسليم طلب، والنقد لدى المتجر', en: 'Order delivered, cash collected by store' },
  order_delivered_carrier_cod: { ar: 'تسليم طلب، والنقد لدى شركة الشحن', en: 'Order delivered, cash collected by carrier' },
  carrier_remitted: { ar: 'توريد شركة الشحن', en: 'Carrier remittance' },
  carrier_credit_paid_back: { ar: 'إعادة رصيد دائن إلى شركة الشحن', en: 'Credit paid back to carrier' },
  carrier_paid_store: { ar: 'تسليم النقد للمتجر من شركة الشحن', en: 'Cash paid to store by carrier' },
  return_window_closed: { ar: 'انتهاء مدة الاسترجاع', en: 'Return window closed' },
  order_cancelled: { ar: 'إلغاء الطلب', en: 'Order cancelled' },
  refund_paid: { ar: 'رد المبلغ إلى العميل', en: 'Refund paid' },
  refund_after_delivery: { ar: 'رد مبلغ بعد التسليم', en: 'Refund after delivery' },
  payout_requested: { ar: 'طلب سحب', en: 'Payout requested' },
  payout_paid: { ar: 'تحويل السحب', en: 'Payout sent' },
  // A payout that was rejected before it was sent, or that the bank sent back.
  payout_failed: { ar: 'سحب غير مكتمل', en: 'Payout not completed' },
  dues_paid: { ar: 'سداد مستحقات المنصة', en: 'Dues paid' },
  dues_offset: { ar: 'مقاصة مستحقات المنصة', en: 'Dues offset' },
  gateway_fee_charged: { ar: 'رسوم بوابة الدفع', en: 'Gateway fee' },
  admin_adjustment: { ar: 'تسوية إدارية', en: 'Admin adjustment' },
} as const satisfies Record<string, Bilingual>

export type LedgerEvent = keyof typeof ledgerEvents
export const ledgerEventCodes = typedKeys(ledgerEvents)

/** The events that settle a refund: before delivery, and after it. */
export const refundEvents = ['order_cancelled', 'refund_after_delivery'] as const satisfies readonly LedgerEvent[]
export type RefundEvent = (typeof refundEvents)[number]
