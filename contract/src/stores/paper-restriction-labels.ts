import type { FieldLabels } from '../kernel/labels.ts'

export const paperRestrictionLabels: FieldLabels = {
  products_stop_on: { ar: 'تاريخ إيقاف المنتجات الجديدة', en: 'New products stop on' },
  orders_stop_on: { ar: 'تاريخ إيقاف الطلبات الجديدة', en: 'New orders stop on' },
  reason: { ar: 'السبب', en: 'Reason' },
}
