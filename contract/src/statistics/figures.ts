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
 * The figures of statistics and of both home pages. Those of orders count on the day the order was placed; those of money on the day it was booked
 * in the ledger. Days are those of Riyadh, amounts halalas.
 */
export const figures = {
  sales: {
    unit: 'money',
    ar: 'إجمالي المبيعات',
    en: 'Gross sales',
    means: {
      ar: 'إجمالي مدفوعات العملاء عن الطلبات المحتسبة: بعد الخصومات والإلغاءات قبل التسليم، ومع التوصيل والرسوم والضريبة، حسب يوم الطلب.',
      en: 'Total paid by customers for counted orders: after discounts and cancellations before delivery, including delivery, fees and VAT. Counted on the order date.',
    },
  },
  net_sales: {
    unit: 'money',
    ar: 'صافي المبيعات',
    en: 'Net sales',
    means: {
      ar: 'إجمالي المبيعات ناقص المسترجعات بعد التسليم خلال الفترة.',
      en: 'Gross sales minus returns after delivery during the period.',
    },
  },
  orders: {
    unit: 'count',
    ar: 'الطلبات',
    en: 'Orders',
    means: {
      ar: 'جميع الطلبات باستثناء الملغاة والتي بانتظار الدفع، حسب يوم الطلب.',
      en: 'All orders except cancelled ones and those awaiting payment. Counted on the order date.',
    },
  },
  average_order: {
    unit: 'money',
    ar: 'متوسط قيمة الطلب',
    en: 'Average order value',
    means: { ar: 'إجمالي المبيعات مقسومًا على عدد الطلبات.', en: 'Gross sales divided by the number of orders.' },
  },
  sales_vat: {
    unit: 'money',
    ar: 'الضريبة في المبيعات',
    en: 'VAT in sales',
    means: {
      ar: 'ضريبة القيمة المضافة في فواتير الطلبات المحتسبة، وهي ضمن إجمالي المبيعات.',
      en: 'VAT on the invoices of counted orders. It’s part of gross sales.',
    },
  },
  code_discounts: {
    unit: 'money',
    ar: 'خصومات الأكواد',
    en: 'Code discounts',
    means: {
      ar: 'إجمالي خصومات الكوبونات وأكواد الخصم في الطلبات المحتسبة، بما فيها رسوم التوصيل والدفع عند الاستلام التي أُعفي منها العملاء.',
      en: 'Discounts from coupons and promo codes on counted orders, including waived delivery and cash on delivery fees.',
    },
  },
  cancelled_orders: {
    unit: 'count',
    less_is_better: true,
    ar: 'الطلبات الملغاة',
    en: 'Cancelled orders',
    means: {
      ar: 'طلبات الفترة التي أُلغيت لاحقًا في أي وقت. لا تشمل الطلبات الملغاة قبل الدفع أو بعد انتهاء مهلة الدفع.',
      en: 'Orders placed in the period and cancelled at any time since. Excludes orders cancelled or expired before payment.',
    },
  },
  cancelled: {
    unit: 'money',
    less_is_better: true,
    ar: 'المبالغ الملغاة',
    en: 'Cancelled amount',
    means: {
      ar: 'إجمالي الطلبات الملغاة والمنتجات الملغاة قبل التسليم من الطلبات المحتسبة، حسب يوم الطلب.',
      en: 'Total of cancelled orders, and of items cancelled before delivery in counted orders. Counted on the order date.',
    },
  },
  refunds: {
    unit: 'money',
    less_is_better: true,
    ar: 'المبالغ المستردة',
    en: 'Refunds',
    means: {
      ar: 'المبالغ المسجلة في دفتر الأستاذ لردها إلى العملاء عن إلغاء أو استرجاع، حسب يوم القيد.',
      en: 'Refunds to customers for cancellations and returns, as recorded in the ledger. Counted on the date they’re recorded.',
    },
  },
  commission: {
    unit: 'money',
    ar: 'عمولة المنصة',
    en: 'Commission',
    means: {
      ar: 'صافي حساب العمولة في دفتر الأستاذ دون ضريبتها، حسب يوم القيد. تُسجَّل العمولة عند التسليم.',
      en: 'Net commission in the ledger, excluding its VAT. Counted at delivery, when it’s recorded.',
    },
  },
  vat: {
    unit: 'money',
    ar: 'الضريبة المستحقة على المنصة',
    en: 'VAT payable by the platform',
    means: {
      ar: 'الضريبة المسجلة على المنصة: على العمولة والرسوم، وعلى المنتجات عندما تكون المنصة هي المورّد نظامًا.',
      en: 'VAT recorded as payable by the platform: on commission and fees, and on items where the platform is the supplier by law.',
    },
  },
  promo_cost: {
    unit: 'money',
    less_is_better: true,
    ar: 'تكلفة أكواد الخصم',
    en: 'Promo code cost',
    means: {
      ar: 'تكلفة أكواد الخصم الممولة من المنصة، حسب يوم القيد.',
      en: 'Cost of the promo codes the platform funds. Counted on the date it’s recorded.',
    },
  },
} as const satisfies Record<string, FigureKind>

export type FigureName = keyof typeof figures
export const figureNames = typedKeys(figures)

/** A figure that is not open to the reader is null. */
export type Figures = Record<FigureName, number | null>

/** The figures stored by day, which add up for any period; `returned` is the part of the refunds that was booked after delivery. */
export const storedFigures = [
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
export type StoredFigures = Record<(typeof storedFigures)[number], number>

/** The figures a store reads about itself, without the platform's own. */
export const storeFigures = figureNames.filter((name) => name !== 'vat' && name !== 'promo_cost')

/** The figures of what was kept, with those that follow from others. An average of no orders is nothing. */
export function toFigures({ returned, ...kept }: StoredFigures): Record<FigureName, number> {
  return { ...kept, net_sales: kept.sales - returned, average_order: kept.orders > 0 ? roundHalfUp(kept.sales, kept.orders) : 0 }
}

/** The dimensions that figures can be split by. */
export const splits = {
  store: { ar: 'المتجر', en: 'Store' },
  category: { ar: 'التصنيف', en: 'Category' },
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
/** The maximum number of variants shown below a product; the file has all. */
export const maxTopVariants = 20
