import type { FieldLabels } from '../../kernel/labels.ts'
import type { Bilingual } from '../../kernel/locale.ts'
import type { OfferType } from './offer-types.ts'

export const offerLabels = {
  offer_type: { ar: 'نوع العرض', en: 'Offer type' },
  offer_value: { ar: 'قيمة العرض', en: 'Offer value' },
  start_date: { ar: 'تاريخ البداية', en: 'Start date' },
  end_date: { ar: 'تاريخ النهاية', en: 'End date' },
  products: { ar: 'المنتجات', en: 'Products' },
  state: { ar: 'الحالة', en: 'Status' },
  stopped_at: { ar: 'وقت الإيقاف', en: 'Stopped at' },
  /** The value of an offer in words, for its history. */
  name: { ar: 'العرض', en: 'Offer' },
} satisfies FieldLabels

/** The label of the value under each type, for the form and for its messages. */
const valueLabels: Record<OfferType, Bilingual> = {
  percentage: { ar: 'نسبة الخصم', en: 'Percentage off' },
  value: { ar: 'مبلغ الخصم', en: 'Amount off' },
  free_product: { ar: 'عدد القطع المطلوب شراؤها', en: 'Items to buy' },
}
export const offerFieldLabels = (type: OfferType): FieldLabels => ({ ...offerLabels, offer_value: valueLabels[type] })

export const maxOfferProducts = 100
