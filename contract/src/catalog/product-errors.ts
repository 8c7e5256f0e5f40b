import { defineErrors } from '../kernel/errors.ts'

/** Refusals of the catalogue. */
export const catalogErrors = defineErrors({
  product_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ «{action}» والمنتج في حالة «{state}». حدّث الصفحة لترى حالته الآن',
    en: '“{action}” is not possible while the product is “{state}”. Reload to see where it stands now',
  },
  product_incomplete: {
    status: 422,
    ar: 'أكمل بيانات المنتج قبل إرساله للمراجعة',
    en: 'Complete the product before sending it for review',
  },
  product_image_needed: {
    status: 422,
    ar: 'أضف صورة واحدة على الأقل قبل الإرسال للمراجعة',
    en: 'Add at least one picture before sending for review',
  },
  product_category_needed: { status: 422, ar: 'اختر تصنيف المنتج قبل الإرسال للمراجعة', en: 'Choose a category before sending for review' },
  product_description_needed: {
    status: 422,
    ar: 'اكتب وصف المنتج باللغتين قبل الإرسال للمراجعة',
    en: 'Write the description in both languages before sending for review',
  },
  product_price_too_low: {
    status: 422,
    ar: 'يصبح السعر صفرًا أو أقل. راجع القيمة',
    en: 'The price would fall to zero or below. Check the value',
  },
  product_price_too_high: {
    status: 422,
    ar: 'يتجاوز السعر {most} ر.س، وهو أعلى سعر للمنتج. راجع القيمة',
    en: 'The price would pass SAR {most}, the most a product may cost. Check the value',
  },
  product_stock_too_high: {
    status: 422,
    ar: 'تتجاوز الكمية {most}، وهي أعلى كمية للمنتج. راجع القيمة',
    en: 'The quantity would pass {most}, the most a product may have. Check the value',
  },
  product_discount_too_high: {
    status: 422,
    ar: 'يصبح السعر أقل من السعر بعد الخصم أو مساويًا له. عدّل الخصم أولًا',
    en: 'The price would not be above the price after discount. Change the discount first',
  },
  product_changes_gone: {
    status: 409,
    ar: 'تغير هذا التعديل بعد أن فتحته: عدّله التاجر أو سحبه أو حكم فيه غيرك. حدّث الصفحة لترى ما ينتظر الآن',
    en: 'This edit is no longer what you looked at: its merchant changed or withdrew it, or someone else judged it. Reload to see what waits now',
  },
  product_no_changes: { status: 409, ar: 'لا تعديل ينتظر على هذا المنتج', en: 'No edit of this product is waiting' },
  product_change_unfit: {
    status: 409,
    ar: 'ما اختاره التاجر لم يعد متاحًا: {fields}. ارفض هذه الحقول مع السبب، أو اقبل غيرها',
    en: 'What the merchant chose is no longer there: {fields}. Refuse these fields with a reason, or accept the others',
  },
  product_change_barcode: {
    status: 409,
    ar: 'الباركود {barcode} صار لمنتج آخر في المتجر. ارفض هذا الحقل مع السبب، أو اقبل غيره',
    en: 'Another product of the store has the barcode {barcode} by now. Refuse this field with a reason, or accept the others',
  },
  product_sold_out: { status: 409, ar: 'الكمية المتوفرة من «{product}» هي {quantity} فقط', en: 'Only {quantity} of “{product}” are left' },
  subcategory_elsewhere: { status: 422, ar: 'التصنيف الفرعي لا يتبع التصنيف المختار', en: 'This subcategory belongs to another category' },
  options_needed: { status: 422, ar: 'أضف خيارًا واحدًا على الأقل', en: 'Add at least one option' },
  no_options_here: { status: 422, ar: 'هذا النوع من الحقول لا يأخذ خيارات', en: 'This kind of field has no options' },
})
