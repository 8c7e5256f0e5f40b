import type { Bilingual } from '../kernel/locale.ts'
import { roundHalfUp } from '../kernel/money.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

interface FigureKind extends Bilingual {
  unit: 'money' | 'count'
  /** Set where more of it is worse. */
  less_is_better?: true
  /** The definition of the figure, as readers see it on the screen. The server computes the figure by it. */
  means: Bilingual
}

/**
 * The figures of statistics and of both home pages. Those of orders stand on the day the order was placed; those of money on the day it was booked
 * in the ledger. Days are those of Riyadh, amounts halalas.
 */
export const figures = {
  sales: {
    unit: 'money',
    ar: 'إجمالي المبيعات',
    en: 'Gross sales',
    means: {
      ar: 'مجموع ما يدفعه المتسوقون عن الطلبات المحتسبة: بعد الخصومات وما أُلغي قبل التسليم، ومع التوصيل والرسوم والضريبة، بحسب يوم الطلب.',
      en: 'What shoppers pay for the orders that count: less discounts and what was cancelled before delivery, with delivery, fees and VAT. On the day the order was placed.',
    },
  },
  net_sales: {
    unit: 'money',
    ar: 'صافي المبيعات',
    en: 'Net sales',
    means: {
      ar: 'إجمالي المبيعات ناقصًا ما أعيد بعد التسليم خلال الفترة.',
      en: 'Gross sales less what was returned after delivery during the period.',
    },
  },
  orders: {
    unit: 'count',
    ar: 'الطلبات',
    en: 'Orders',
    means: {
      ar: 'الطلبات المحتسبة: كل طلب لم يُلغ ولا ينتظر الدفع، بحسب يوم الطلب.',
      en: 'The orders that count: every order that was not cancelled and is not waiting for its payment. On the day it was placed.',
    },
  },
  average_order: {
    unit: 'money',
    ar: 'متوسط الطلب',
    en: 'Average order',
    means: { ar: 'إجمالي المبيعات مقسومًا على عدد الطلبات.', en: 'Gross sales divided by the number of orders.' },
  },
  sales_vat: {
    unit: 'money',
    ar: 'الضريبة في المبيعات',
    en: 'VAT in the sales',
    means: {
      ar: 'ضريبة القيمة المضافة في فواتير الطلبات المحتسبة. هي ضمن إجمالي المبيعات.',
      en: 'The VAT on the invoices of the orders that count. It is part of the gross sales.',
    },
  },
  code_discounts: {
    unit: 'money',
    ar: 'خصم الأكواد',
    en: 'Taken off by codes',
    means: {
      ar: 'ما خصمته الكوبونات وأكواد الخصم من الطلبات المحتسبة، مع رسوم التوصيل والدفع التي أعفت منها.',
      en: 'What coupons and promo codes took off the orders that count, with the delivery and cash fees they waived.',
    },
  },
  cancelled_orders: {
    unit: 'count',
    less_is_better: true,
    ar: 'طلبات ملغاة',
    en: 'Cancelled orders',
    means: {
      ar: 'طلبات الفترة التي أُلغيت بعد ذلك في أي وقت. ما أُلغي وهو ينتظر الدفع أو انتهت مهلة دفعه لا يُعد منها.',
      en: 'Orders placed in the period and cancelled since. Those that were still waiting for their payment, or ran out of time for it, are not among them.',
    },
  },
  cancelled: {
    unit: 'money',
    less_is_better: true,
    ar: 'مبالغ ملغاة',
    en: 'Cancelled amount',
    means: {
      ar: 'مجموع الطلبات الملغاة، وما أُلغي قبل التسليم من طلبات محتسبة، بحسب يوم الطلب.',
      en: 'What cancelled orders came to, and what was cancelled before delivery of orders that count. On the day they were placed.',
    },
  },
  refunds: {
    unit: 'money',
    less_is_better: true,
    ar: 'المبالغ المستردة',
    en: 'Refunds',
    means: {
      ar: 'ما قُيد في دفتر الأستاذ لإعادته إلى المتسوقين عن إلغاء أو استرجاع، بحسب يوم القيد.',
      en: 'What the ledger set aside to go back to shoppers, for cancellations and returns. On the day it was booked.',
    },
  },
  commission: {
    unit: 'money',
    ar: 'عمولة المنصة',
    en: 'Commission',
    means: {
      ar: 'ما دخل حساب العمولة في دفتر الأستاذ ناقصًا ما خرج منه، دون ضريبته، بحسب يوم القيد. تُقيد العمولة عند التسليم.',
      en: 'What the ledger’s commission account took in, less what it gave back, without its VAT. On the day it was booked, which is at delivery.',
    },
  },
  vat: {
    unit: 'money',
    ar: 'الضريبة المستحقة على المنصة',
    en: 'VAT owed by the platform',
    means: {
      ar: 'ما قُيد من ضريبة على المنصة: على العمولة والرسوم، وعلى البضاعة حين تكون المنصة هي المورد نظامًا.',
      en: 'The VAT booked as owed by the platform: on commission and fees, and on goods where the platform is the supplier by law.',
    },
  },
  promo_cost: {
    unit: 'money',
    less_is_better: true,
    ar: 'تكلفة أكواد المنصة',
    en: 'Cost of promo codes',
    means: {
      ar: 'ما تحملته المنصة عن أكواد الخصم التي تمولها، بحسب يوم القيد.',
      en: 'What the platform bore for the promo codes it funds. On the day it was booked.',
    },
  },
} as const satisfies Record<string, FigureKind>

export type FigureName = keyof typeof figures
export const figureNames = typedKeys(figures)

/** A figure that is not open to the reader is null. */
export type Figures = Record<FigureName, number | null>

/** The figures stored by day, which add up for any period; `returned` is the part of the refunds that was booked after delivery. */
export const keptFigures = [
  'sales',
  'orders',
  'sales_vat',
  'code_discounts',
  'cancelled_orders',
  'cancelled',
  'refunds',
  'returned',
  'commission',
  'vat',
  'promo_cost',
] as const
export type KeptFigures = Record<(typeof keptFigures)[number], number>

/** The figures a store reads about itself, without the platform's own. */
export const storeFigures = figureNames.filter((name) => name !== 'vat' && name !== 'promo_cost')

/** The figures of what was kept, with those that follow from others. An average of no orders is nothing. */
export function toFigures({ returned, ...kept }: KeptFigures): Record<FigureName, number> {
  return { ...kept, net_sales: kept.sales - returned, average_order: kept.orders > 0 ? roundHalfUp(kept.sales, kept.orders) : 0 }
}

/** The dimensions that figures can be split by. */
export const splits = {
  store: { ar: 'المتجر', en: 'Store' },
  category: { ar: 'تصنيف المتجر', en: 'Store category' },
  city: { ar: 'المدينة', en: 'City' },
  payment_method: { ar: 'طريقة الدفع', en: 'Payment method' },
  coupon: { ar: 'كود الخصم', en: 'Discount code' },
} as const satisfies Record<string, Bilingual>
export type Split = keyof typeof splits
export const splitNames = typedKeys(splits)

/** A store is not split by what it is. */
export const storeSplits = ['city', 'payment_method', 'coupon'] as const satisfies Split[]

/** The maximum number of rows in a split or a product ranking; the file has all. */
export const splitLength = 50
