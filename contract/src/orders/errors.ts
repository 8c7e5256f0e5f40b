import { defineErrors } from '../kernel/errors.ts'

/** What a quote, an order or a change of its state may be refused for. */
export const orderErrors = defineErrors({
  store_not_open: { status: 409, ar: 'المتجر مغلق الآن ولا يستقبل الطلبات', en: 'The store is closed and takes no orders right now' },
  product_not_for_sale: { status: 409, ar: 'هذا المنتج غير متاح للبيع حاليا', en: 'This product is not for sale right now' },
  // under a line of the cart, which names its product; `product_sold_out` of the catalogue names it, since it may come of any line
  over_stock: { status: 409, ar: 'الكمية المتبقية {left} فقط', en: 'Only {left} left' },
  over_limit: { status: 422, ar: 'أقصى كمية للطلب الواحد {max}', en: 'At most {max} per order' },
  option_required: { status: 422, ar: 'اختر {field}', en: 'Choose {field}' },
  option_unknown: { status: 422, ar: 'هذا الخيار لم يعد متاحا', en: 'This choice is no longer offered' },
  city_not_covered: { status: 422, ar: 'المتجر لا يوصل إلى هذه المدينة', en: 'The store does not deliver to this city' },
  pickup_not_offered: { status: 422, ar: 'المتجر لا يتيح الاستلام من الفرع', en: 'The store offers no pick-up' },
  delivery_not_offered: { status: 422, ar: 'المتجر لا يتيح التوصيل حاليا', en: 'The store does not deliver right now' },
  under_minimum: { status: 422, ar: 'أقل قيمة للطلب في مدينتك {min} ر.س', en: 'The smallest order for your city is SAR {min}' },
  price_changed: {
    status: 409,
    ar: 'تغيّر السعر منذ عرضت السلة. راجع المبلغ الجديد {total} ر.س ثم أكّد',
    en: 'The price has changed since you saw the cart. Review the new total of SAR {total} and confirm',
  },
  wallet_short: { status: 422, ar: 'رصيد المحفظة لا يكفي', en: 'The wallet does not hold enough' },
  method_not_offered: { status: 422, ar: 'طريقة الدفع غير متاحة لهذا الطلب', en: 'This payment method is not offered for this order' },
  order_wrong_state: { status: 409, ar: 'لا يمكن تنفيذ ذلك: {why}', en: 'That can’t be done: {why}' },
  reason_needed: { status: 422, ar: 'اكتب السبب', en: 'Give a reason' },
  admin_note_needed: { status: 422, ar: 'اكتب ملاحظة توضح تدخل الإدارة', en: 'Write a note that explains the step in' },
  tracking_needed: { status: 422, ar: 'أدخل شركة الشحن ورقم التتبع', en: 'Give the carrier and the tracking number' },
  no_transfer_awaited: { status: 409, ar: 'هذا الطلب لا ينتظر تحويلا بنكيا', en: 'This order awaits no bank transfer' },
  transfer_already_sent: {
    status: 409,
    ar: 'أرسلت إيصالا لهذا الطلب وهو قيد المراجعة',
    en: 'A slip for this order was sent and is being checked',
  },
  payment_decided: { status: 409, ar: 'سبق البت في هذه الدفعة', en: 'This payment was already decided' },
})
