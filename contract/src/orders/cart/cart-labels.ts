import type { FieldLabels } from '../../kernel/labels.ts'
import { orderLabels } from '../order-labels.ts'

export const cartLabels: FieldLabels = {
  ...orderLabels,
  quantity: { ar: 'الكمية', en: 'Quantity' },
  options: { ar: 'الخيارات', en: 'Options' },
  seen_price: { ar: 'السعر المعروض', en: 'Price shown' },
}
