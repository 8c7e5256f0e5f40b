import type { FieldLabels } from '../../kernel/labels.ts'

export const paperRestrictionLabels: FieldLabels = {
  products_stop_on: { ar: 'تاريخ إيقاف المنتجات الجديدة', en: 'Stop date for new products' },
  orders_stop_on: { ar: 'تاريخ إيقاف الطلبات الجديدة', en: 'Stop date for new orders' },
  reason: { ar: 'السبب', en: 'Reason' },
}
