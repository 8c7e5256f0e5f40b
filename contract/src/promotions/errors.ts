import { defineErrors, errors } from '../kernel/errors.ts'

/** The reasons that a code does not apply to an order; each is an error at `coupon_code`. */
export const codeErrors = defineErrors({
  code_unknown: { status: 422, ar: 'هذا الكود غير صحيح. تأكد من كتابته', en: 'This code isn’t valid. Check the spelling' },
  code_disabled: { status: 422, ar: 'هذا الكود موقوف', en: 'This code is no longer active' },
  code_scheduled: { status: 422, ar: 'يبدأ استخدام هذا الكود في {date}', en: 'This code starts on {date}' },
  code_expired: { status: 422, ar: 'انتهت صلاحية هذا الكود في {date}', en: 'This code expired on {date}' },
  code_used_up: { status: 422, ar: 'بلغ هذا الكود الحد الأقصى للاستخدام', en: 'This code has reached its usage limit' },
  code_other_store: { status: 422, ar: 'هذا الكود غير متاح في هذا المتجر', en: 'This code isn’t available at this store' },
  code_other_user: { status: 422, ar: 'هذا الكود غير متاح لحسابك', en: 'This code isn’t available for your account' },
  code_own_limit: { status: 422, ar: 'استنفدت عدد مرات استخدام هذا الكود', en: 'You’ve reached the usage limit for this code' },
  code_first_order: { status: 422, ar: 'هذا الكود لأول طلب فقط', en: 'This code is for first orders only' },
  code_own_store: {
    status: 422,
    ar: 'لا يمكن استخدام أكواد خصم المنصة في هذا المتجر لأنك عضو في فريقه',
    en: 'You belong to this store’s team, so platform promo codes can’t be used here',
  },
  code_other_city: { status: 422, ar: 'هذا الكود لا يشمل مدينة التوصيل', en: 'This code doesn’t cover the delivery city' },
  code_other_goods: { status: 422, ar: 'هذا الكود لا يشمل أيًا من منتجات السلة', en: 'This code doesn’t cover any items in your cart' },
  code_below_minimum: {
    status: 422,
    ar: 'الحد الأدنى للطلب لاستخدام هذا الكود {min}',
    en: 'The minimum order for this code is {min}',
  },
  code_no_effect: { status: 422, ar: 'لا ينطبق خصم هذا الكود على هذا الطلب', en: 'This code doesn’t apply to this order' },
})

/** The reasons to refuse the saving of a code. */
export const savingErrors = defineErrors({
  code_taken: { status: 422, ar: 'هذا الكود مستخدم من قبل. اختر كودًا آخر', en: 'This code is already in use. Choose another one' },
  code_taken_by_platform: {
    status: 422,
    ar: 'هذا الكود من أكواد خصم المنصة. اختر كودًا آخر',
    en: 'This is a platform promo code. Choose another one',
  },
  code_taken_at_store: {
    status: 422,
    ar: 'يستخدم متجر «{store}» هذا الكود. اختر كودًا آخر',
    en: '“{store}” already uses this code. Choose another one',
  },
  code_in_use: {
    status: 422,
    ar: 'لا يمكن تغيير نص كود استُخدم في طلبات. أوقفه وأنشئ كودًا آخر',
    en: 'This code was used in orders, so it can’t be renamed. Turn it off and create another one',
  },
  below_uses: {
    status: 422,
    ar: 'عدد مرات استخدام الكود حتى الآن {used}، ولا يمكن أن يقل الحد عنه',
    en: 'Uses so far: {used}. The limit can’t be lower',
  },
  code_shared: {
    status: 409,
    ar: 'هذا الكوبون مشترك بين متاجر وتديره المنصة. تواصل مع الدعم لتعديله',
    en: 'This coupon is shared with other stores and managed by the platform. Contact support to change it',
  },
  code_own_store_admin: {
    status: 422,
    ar: 'يشمل هذا الكود متجرًا أنت عضو في فريقه. اختر متاجر أخرى أو اطلب من مشرف آخر حفظه',
    en: 'This code covers a store whose team you belong to. Choose other stores or have another admin save it',
  },
  code_own_user_admin: {
    status: 422,
    ar: 'هذا الكود مخصص لك، ويلزم أن يحفظه مشرف آخر',
    en: 'This code is for you, so another admin has to save it',
  },
  code_day_passed: { status: 422, ar: 'اختر تاريخ اليوم أو تاريخًا لاحقًا', en: 'Choose today or a later date' },
})

/** The reasons to refuse a decision on a reviewed use. */
export const reviewErrors = defineErrors({
  review_wrong_state: { status: 409, ar: 'تغيّرت حالة المراجعة إلى «{now}»', en: 'The review is now “{now}”' },
})

/** The reasons to refuse a new code, beside its fields. */
export const addingErrors = [
  savingErrors.code_taken,
  savingErrors.code_taken_by_platform,
  savingErrors.code_taken_at_store,
  savingErrors.code_own_store_admin,
  savingErrors.code_own_user_admin,
  savingErrors.code_day_passed,
] as const
/** The reasons to refuse a change. */
export const changingErrors = [
  errors.not_found,
  errors.stale_record,
  savingErrors.code_shared,
  savingErrors.code_in_use,
  savingErrors.below_uses,
  ...addingErrors,
] as const
