import { defineErrors } from '../kernel/errors.ts'

/** What a quote, an order or a change of its state may be refused for. */
export const orderErrors = defineErrors({
  store_not_open: { status: 409, ar: 'المتجر مغلق الآن ولا يستقبل الطلبات', en: 'The store is closed and takes no orders right now' },
  product_not_for_sale: { status: 409, ar: 'هذا المنتج غير متاح للبيع حاليًا', en: 'This product is not for sale right now' },
  // under a line of the cart, which names its product; `product_sold_out` of the catalogue names it, since it may come of any line
  over_stock: { status: 409, ar: 'الكمية المتبقية {left} فقط', en: 'Only {left} left' },
  over_limit: { status: 422, ar: 'أقصى كمية للطلب الواحد {max}', en: 'At most {max} per order' },
  option_required: { status: 422, ar: 'اختر {field}', en: 'Choose {field}' },
  option_unknown: { status: 422, ar: 'هذا الخيار لم يعد متاحًا', en: 'This choice is no longer offered' },
  city_not_covered: { status: 422, ar: 'المتجر لا يوصل إلى هذه المدينة', en: 'The store does not deliver to this city' },
  pickup_not_offered: { status: 422, ar: 'المتجر لا يتيح الاستلام من الفرع', en: 'The store offers no pick-up' },
  delivery_not_offered: { status: 422, ar: 'المتجر لا يتيح التوصيل حاليًا', en: 'The store does not deliver right now' },
  under_minimum: { status: 422, ar: 'أقل قيمة للطلب في مدينتك {min} ر.س', en: 'The smallest order for your city is SAR {min}' },
  price_changed: {
    status: 409,
    ar: 'تغيّر السعر منذ عرضت السلة. راجع المبلغ الجديد {total} ر.س ثم أكّد',
    en: 'The price has changed since you saw the cart. Review the new total of SAR {total} and confirm',
  },
  wallet_short: { status: 422, ar: 'رصيد المحفظة لا يكفي', en: 'The wallet does not hold enough' },
  method_not_offered: { status: 422, ar: 'طريقة الدفع غير متاحة لهذا الطلب', en: 'This payment method is not offered for this order' },
  store_twice: { status: 422, ar: 'لهذا المتجر سلة أخرى في الطلب نفسه', en: 'This store has another cart in the same checkout' },
  order_wrong_state: { status: 409, ar: 'لا يمكن تنفيذ ذلك: {why}', en: 'That can’t be done: {why}' },
  reason_needed: { status: 422, ar: 'اكتب السبب', en: 'Give a reason' },
  admin_note_needed: { status: 422, ar: 'اكتب ملاحظة توضح تدخل الإدارة', en: 'Write a note that explains the step in' },
  tracking_needed: { status: 422, ar: 'أدخل شركة الشحن ورقم التتبع', en: 'Give the carrier and the tracking number' },
  no_transfer_awaited: { status: 409, ar: 'هذا الطلب لا ينتظر تحويلًا بنكيًا', en: 'This order awaits no bank transfer' },
  transfer_already_sent: {
    status: 409,
    ar: 'أرسلت إيصالًا لهذا الطلب وهو قيد المراجعة',
    en: 'A slip for this order was sent and is being checked',
  },
  payment_decided: { status: 409, ar: 'سبق البت في هذه الدفعة', en: 'This payment was already decided' },
  return_open: {
    status: 409,
    ar: 'على الطلب استرجاع لم ينته بعد. أكّد الاستلام بعد انتهائه',
    en: 'A return of this order is still open. Confirm receipt once it is done',
  },
  cancellation_wrong_state: { status: 409, ar: 'لا يمكن تنفيذ ذلك: {why}', en: 'That can’t be done: {why}' },
  refund_preview_stale: {
    status: 409,
    ar: 'تغيّر الطلب منذ فتحته، والمبلغ الآن {amount} ر.س. راجعه ثم أكّد',
    en: 'This changed after you opened it, and the amount is now SAR {amount}. Review it and confirm',
  },
  refund_over_captured: {
    status: 422,
    ar: 'المبلغ أكبر مما يمكن رده. الحد {max} ر.س',
    en: 'This is more than can be refunded. The most is SAR {max}',
  },
  refund_cut_needs_note: {
    status: 422,
    ar: 'اكتب ملاحظة تشرح سبب خفض المبلغ',
    en: 'Explain in a note why the amount is less',
  },
  cancel_not_cut: {
    status: 422,
    ar: 'ما يُلغى قبل التوصيل يُرد كاملًا',
    en: 'What is cancelled before delivery goes back in full',
  },
  units_over: { status: 422, ar: 'المتاح من هذا المنتج {left} فقط', en: 'Only {left} of this item can be taken' },
  return_window_over: { status: 422, ar: 'انتهت مدة الاسترجاع لهذا الطلب', en: 'The return window of this order has closed' },
  not_cancellable_now: {
    status: 409,
    ar: 'لا يمكن إلغاء منتجات من هذا الطلب وهو «{status}»',
    en: 'Items can’t be taken off an order that is “{status}”',
  },
  inspection_wrong: {
    status: 422,
    ar: 'مجموع السليم والتالف والمفقود لا يساوي الكمية {quantity}',
    en: 'Sound, damaged and missing must add up to {quantity}',
  },
  destination_not_offered: {
    status: 422,
    ar: 'لا يمكن رد المبلغ بهذه الطريقة لهذا الطلب',
    en: 'This order can’t be refunded that way',
  },
  bank_details_needed: { status: 422, ar: 'أدخل الآيبان واسم صاحب الحساب', en: 'Give the IBAN and the account holder’s name' },
  refund_reference_needed: { status: 422, ar: 'أدخل مرجع العملية البنكية', en: 'Give the bank’s reference' },
  refund_receipt_needed: { status: 422, ar: 'أرفق إيصال التحويل', en: 'Attach the transfer’s receipt' },
  reason_other_needed: { status: 422, ar: 'اكتب السبب', en: 'Say what the reason is' },
})
