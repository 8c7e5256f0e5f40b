import { defineErrors, errors } from '../kernel/errors.ts'

/** The reasons that a code does not apply to an order; each stands at `coupon_code`. */
export const codeErrors = defineErrors({
  code_unknown: { status: 422, ar: 'لا يوجد كود بهذا الاسم. راجع كتابته', en: 'There is no such code. Check how it is written' },
  code_disabled: { status: 422, ar: 'أُوقف هذا الكود', en: 'This code is no longer in use' },
  code_scheduled: { status: 422, ar: 'يبدأ العمل بهذا الكود في {date}', en: 'This code starts on {date}' },
  code_expired: { status: 422, ar: 'انتهى هذا الكود في {date}', en: 'This code ended on {date}' },
  code_used_up: { status: 422, ar: 'اكتمل عدد مرات استخدام هذا الكود', en: 'This code has been used as often as it may be' },
  code_other_store: { status: 422, ar: 'هذا الكود ليس لهذا المتجر', en: 'This code is not for this store' },
  code_other_user: { status: 422, ar: 'هذا الكود مخصص لمتسوقين آخرين', en: 'This code is for other shoppers' },
  code_own_limit: { status: 422, ar: 'استخدمت هذا الكود من قبل بقدر ما يُسمح لك', en: 'You have used this code as often as you may' },
  code_first_order: { status: 422, ar: 'هذا الكود لأول طلب فقط', en: 'This code is for a first order only' },
  code_own_store: {
    status: 422,
    ar: 'أنت من فريق هذا المتجر، فلا تستخدم فيه أكواد المنصة',
    en: 'You are one of this store’s people, so the platform’s codes can’t be used here',
  },
  code_other_city: { status: 422, ar: 'هذا الكود لا يشمل مدينة التوصيل', en: 'This code does not cover the delivery city' },
  code_other_goods: { status: 422, ar: 'هذا الكود لا يشمل أيًا من منتجات السلة', en: 'This code covers none of the goods in the cart' },
  code_below_minimum: { status: 422, ar: 'يعمل هذا الكود مع الطلبات من {min} ر.س', en: 'This code is for orders of SAR {min} or more' },
  code_no_effect: { status: 422, ar: 'هذا الكود لا يخصم شيئًا من هذا الطلب', en: 'This code takes nothing off this order' },
})

/** The reasons to refuse the saving of a code. */
export const savingErrors = defineErrors({
  code_taken: { status: 422, ar: 'هذا الكود مستخدم من قبل. اختر كودًا آخر', en: 'This code is already taken. Choose another' },
  code_taken_by_platform: {
    status: 422,
    ar: 'هذا الكود من أكواد المنصة. اختر كودًا آخر',
    en: 'This is one of the platform’s codes. Choose another',
  },
  code_taken_at_store: {
    status: 422,
    ar: 'يستخدم متجر «{store}» هذا الكود. اختر كودًا آخر',
    en: '“{store}” uses this code already. Choose another',
  },
  code_in_use: {
    status: 422,
    ar: 'استُخدم هذا الكود في طلبات، فلا يتغير نصه. أوقفه وأنشئ كودًا آخر',
    en: 'Orders were placed with this code, so its text stays. Stop it and create another',
  },
  below_uses: {
    status: 422,
    ar: 'عدد مرات استخدام الكود حتى الآن {used}، فلا يقل الحد عنه',
    en: 'Uses of this code so far: {used}. The limit can’t be lower',
  },
  code_shared: {
    status: 409,
    ar: 'هذا الكوبون مشترك بين متاجر، وتديره المنصة. راسلها لتعديله',
    en: 'This coupon is shared with other stores and kept by the platform. Write to it for a change',
  },
  code_own_store_admin: {
    status: 422,
    ar: 'يشمل هذا الكود متجرًا أنت من فريقه، فيقرره مشرف آخر غيرك. أو حدد متاجر أخرى',
    en: 'This code covers a store whose team you are in, so another admin has to decide it. Or choose other stores',
  },
  code_own_user_admin: {
    status: 422,
    ar: 'هذا الكود لك أنت، فيقرره مشرف آخر غيرك',
    en: 'This code is for yourself, so another admin has to decide it',
  },
  code_day_passed: { status: 422, ar: 'اختر يومًا لم يمض بعد', en: 'Choose a day that has not passed' },
})

/** The reasons to refuse a decision on a reviewed use. */
export const reviewErrors = defineErrors({
  review_wrong_state: { status: 409, ar: 'تغيرت حالة المراجعة، وهي الآن: {now}', en: 'The review has moved on. It is now: {now}' },
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
