import { keysOf } from '../kernel/keys-of.ts'
import type { Bilingual } from '../kernel/locale.ts'

interface AccountKind extends Bilingual {
  /** The side on which its balance grows, and is shown as positive. */
  normal: 'debit' | 'credit'
  type: 'asset' | 'liability' | 'income' | 'expense'
  /** Whose it is: one account for the platform, or one for each store, shopper, order or carrier. */
  owner: 'platform' | 'store' | 'user' | 'order' | 'carrier'
  /** The balance it may not fall below; null where it may be overdrawn (a refund after a payout leaves a store owing). */
  floor: number | null
}

/** The accounts of the ledger (domain.md 2.6): assets A, liabilities L, income R, expenses E. */
export const ledgerAccounts = {
  psp_clearing: { normal: 'debit', type: 'asset', owner: 'platform', floor: null, ar: 'بوابة الدفع', en: 'Payment gateway clearing' },
  bank: { normal: 'debit', type: 'asset', owner: 'platform', floor: null, ar: 'الحساب البنكي', en: 'Bank' },
  carrier_cod: { normal: 'debit', type: 'asset', owner: 'carrier', floor: null, ar: 'نقد لدى شركة الشحن', en: 'Cash held by carriers' },
  store_dues: { normal: 'debit', type: 'asset', owner: 'store', floor: null, ar: 'مستحقات التطبيق على المتجر', en: 'Dues owed by stores' },
  order_escrow: { normal: 'credit', type: 'liability', owner: 'order', floor: 0, ar: 'مبالغ الطلبات المحجوزة', en: 'Order escrow' },
  store_pending: {
    normal: 'credit',
    type: 'liability',
    owner: 'store',
    floor: null,
    ar: 'رصيد المتجر المعلق',
    en: 'Store balance, pending',
  },
  store_with_carriers: {
    normal: 'credit',
    type: 'liability',
    owner: 'store',
    floor: null,
    ar: 'رصيد المتجر لدى شركات الشحن',
    en: 'Store balance, with carriers',
  },
  store_available: {
    normal: 'credit',
    type: 'liability',
    owner: 'store',
    floor: null,
    ar: 'رصيد المتجر المتاح',
    en: 'Store balance, available',
  },
  payout_transit: { normal: 'credit', type: 'liability', owner: 'store', floor: 0, ar: 'تحويلات قيد التنفيذ', en: 'Payouts in transit' },
  customer_wallet: { normal: 'credit', type: 'liability', owner: 'user', floor: 0, ar: 'محفظة العميل', en: 'Customer wallet' },
  refund_clearing: { normal: 'credit', type: 'liability', owner: 'order', floor: 0, ar: 'مبالغ قيد الاسترجاع', en: 'Refunds to be paid' },
  // money from a carrier beyond what it owed: it is used for later orders, or paid back
  carrier_credit: {
    normal: 'credit',
    type: 'liability',
    owner: 'carrier',
    floor: 0,
    ar: 'رصيد دائن لشركات الشحن',
    en: 'Credit of carriers',
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
// the keys of the object above
export const ledgerAccountCodes = keysOf(ledgerAccounts)

/** The business events that move money; each transaction names one. */
export const ledgerEvents = {
  M1: { ar: 'دفع الطلب', en: 'Payment received' },
  M1v: { ar: 'ضريبة فاتورة صدرت قبل التسليم', en: 'VAT of an invoice issued before delivery' },
  M2: { ar: 'دفع من المحفظة', en: 'Paid from the wallet' },
  M3: { ar: 'تسليم طلب مدفوع', en: 'Paid order delivered' },
  M3d: { ar: 'تسليم طلب مدفوع، المنصة هي المورد', en: 'Paid order delivered, platform as supplier' },
  M4: { ar: 'تسليم طلب والدفع نقدًا للمتجر', en: 'Delivered, cash collected by the store' },
  M5: { ar: 'تسليم طلب والدفع نقدًا لشركة الشحن', en: 'Delivered, cash collected by the carrier' },
  // an order that was booked as M4 although a carrier had its cash
  M5c: { ar: 'تصحيح: النقد لدى شركة الشحن', en: 'Correction: the carrier holds the cash' },
  M5r: { ar: 'توريد شركة الشحن', en: 'Carrier remitted its cash' },
  M5b: { ar: 'إعادة رصيد دائن إلى شركة الشحن', en: 'Credit paid back to a carrier' },
  M5s: { ar: 'سلّمت شركة الشحن النقد للمتجر', en: 'Carrier paid the cash to the store' },
  M6: { ar: 'انتهاء مدة الاسترجاع', en: 'Return window closed' },
  M7: { ar: 'إلغاء الطلب', en: 'Order cancelled' },
  M7r: { ar: 'رد المبلغ للعميل', en: 'Refund paid' },
  M8: { ar: 'استرجاع بعد التسليم', en: 'Refund after delivery' },
  M9: { ar: 'طلب سحب', en: 'Payout requested' },
  M9p: { ar: 'تحويل للمتجر', en: 'Payout made' },
  // rejected before it was sent, or sent back by the bank
  M9f: { ar: 'سحب لم يتم', en: 'Payout not made' },
  M10: { ar: 'سداد مستحقات التطبيق', en: 'Dues paid' },
  M10o: { ar: 'مقاصة مستحقات التطبيق', en: 'Dues offset' },
  M10c: { ar: 'إعادة مستحقات زائدة إلى الرصيد', en: 'Overpaid dues moved to the balance' },
  M11: { ar: 'رسوم بوابة الدفع', en: 'Gateway fee' },
  M12: { ar: 'تسوية إدارية', en: 'Adjustment by an administrator' },
} as const satisfies Record<string, Bilingual>

export type LedgerEvent = keyof typeof ledgerEvents
// the keys of the object above
export const ledgerEventCodes = keysOf(ledgerEvents)
