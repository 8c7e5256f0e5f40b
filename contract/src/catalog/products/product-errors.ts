import { defineErrors } from '../../kernel/errors.ts'
import { imageRequired } from './image-required.ts'

/** Refusals of the catalogue. */
export const catalogErrors = defineErrors({
  product_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ «{action}» لأن حالة المنتج «{state}». حدّث الصفحة لعرض حالته الحالية',
    en: '“{action}” isn’t available while the product is “{state}”. Reload to see its current status',
  },
  product_incomplete: {
    status: 422,
    ar: 'أكمل بيانات المنتج قبل إرساله للمراجعة',
    en: 'Complete the product details before submitting it for review',
  },
  product_image_needed: imageRequired,
  product_category_needed: {
    status: 422,
    ar: 'اختر تصنيف المنتج قبل الإرسال للمراجعة',
    en: 'Choose a category before submitting for review',
  },
  product_description_needed: {
    status: 422,
    ar: 'اكتب وصف المنتج قبل الإرسال للمراجعة',
    en: 'Add a description before submitting for review',
  },
  product_price_too_low: {
    status: 422,
    ar: 'لا يمكن أن يصبح السعر صفرًا أو أقل. راجع القيمة',
    en: 'The price can’t be zero or less. Check the value',
  },
  product_price_too_high: {
    status: 422,
    ar: 'الحد الأقصى لسعر المنتج {max}. راجع القيمة',
    en: 'The maximum product price is {max}. Check the value',
  },
  product_stock_too_high: {
    status: 422,
    ar: 'الحد الأقصى لكمية المنتج {max}. راجع القيمة',
    en: 'The maximum quantity is {max}. Check the value',
  },
  product_stock_by_variant: {
    status: 422,
    ar: 'لهذا المنتج متغيرات، ولكل متغير كميته. عدّلها من صفحة المنتج',
    en: 'This product has variants, and each has its own quantity. Change them on the product’s page',
  },
  product_discount_too_high: {
    status: 422,
    ar: 'يجب أن يكون السعر أعلى من السعر بعد الخصم. عدّل الخصم أولًا',
    en: 'The price must be higher than the price after discount. Change the discount first',
  },
  product_changes_gone: {
    status: 409,
    ar: 'تغيّر هذا التعديل أو سُحب أو تمت مراجعته بعد فتحه. حدّث الصفحة لعرض حالته الحالية',
    en: 'This edit was changed, withdrawn or reviewed after you opened it. Reload to see its current status',
  },
  product_no_changes: { status: 409, ar: 'لا توجد تعديلات على هذا المنتج بانتظار المراجعة', en: 'This product has no edits to review' },
  product_change_unfit: {
    status: 409,
    ar: 'اختيارات التاجر لم تعد متاحة: {fields}. ارفض هذه الحقول مع ذكر السبب أو اقبل غيرها',
    en: 'The merchant’s choices are no longer available: {fields}. Reject these fields with a reason or accept the others',
  },
  product_change_barcode: {
    status: 409,
    ar: 'أصبح الباركود {barcode} مستخدمًا لمنتج آخر في المتجر. ارفض هذا الحقل مع ذكر السبب أو اقبل غيره',
    en: 'Another product in this store now uses barcode {barcode}. Reject this field with a reason or accept the others',
  },
  product_sold_out: { status: 409, ar: 'الكمية المتوفرة من «{product}» هي {quantity} فقط', en: 'Only {quantity} of “{product}” left' },
  subcategory_elsewhere: {
    status: 422,
    ar: 'التصنيف الفرعي لا يتبع التصنيف المختار',
    en: 'This subcategory doesn’t belong to the selected category',
  },
  options_needed: { status: 422, ar: 'أضف خيارًا واحدًا على الأقل', en: 'Add at least one option' },
  no_options_here: { status: 422, ar: 'لا يمكن إضافة خيارات إلى هذا النوع من الحقول', en: 'This field type has no options' },
})
