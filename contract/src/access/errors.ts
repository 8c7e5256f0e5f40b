import { defineErrors } from '../kernel/errors.ts'
import { adminErrors } from './admin-errors.ts'

/** Refusals of signing in, codes, passwords, roles and admins. */
export const accessErrors = defineErrors({
  ...adminErrors,
  account_not_verified: {
    status: 403,
    ar: 'لم يُفعّل حسابك بعد. أدخل رمز التحقق المرسل إلى بريدك الإلكتروني لتفعيله',
    en: 'Your account isn’t activated yet. Enter the code we emailed you to activate it',
  },
  account_disabled: {
    status: 403,
    ar: 'هذا الحساب موقوف. تواصل مع الدعم',
    en: 'This account is suspended. Contact support',
  },
  account_deleted: {
    status: 409,
    ar: 'لا يمكن تنفيذ هذا الإجراء لأن حساب العميل محذوف',
    en: 'This can’t be done because the customer’s account was deleted',
  },
  account_deletion_pending: {
    status: 403,
    ar: 'هذا الحساب بانتظار الحذف. تراجع عن حذفه أولًا للمتابعة',
    en: 'This account is waiting to be deleted. Keep it first to continue',
  },
  you_must_wait_for_approval: {
    status: 403,
    ar: 'متجرك قيد المراجعة. يمكنك تنفيذ ذلك بعد اعتماده',
    en: 'Your store is under review. You can do this once it’s approved',
  },
  code_wrong: { status: 422, ar: 'رمز التحقق غير صحيح', en: 'The verification code is incorrect' },
  code_elsewhere: {
    status: 422,
    ar: 'لم يُطلب رمز من هذا المتصفح. أدخل الرمز في المتصفح الذي طلبته منه أو اطلب رمزًا جديدًا هنا',
    en: 'No code was requested in this browser. Enter it in the browser you requested it from, or request a new one here',
  },
  code_expired: { status: 422, ar: 'انتهت صلاحية رمز التحقق. اطلب رمزًا جديدًا', en: 'The verification code has expired. Request a new one' },
  code_used: {
    status: 422,
    ar: 'استُخدم رمز التحقق من قبل. اطلب رمزًا جديدًا',
    en: 'The verification code was already used. Request a new one',
  },
  code_exhausted: {
    status: 422,
    ar: 'تجاوزت عدد المحاولات المسموح بها لهذا الرمز. اطلب رمزًا جديدًا',
    en: 'Too many incorrect attempts. Request a new code',
  },
  code_too_soon: {
    status: 429,
    ar: 'أرسلنا إليك رمزًا قبل قليل. يمكنك طلب رمز جديد بعد {wait}',
    en: 'We just sent you a code. You can request a new one in {wait}',
  },
  sms_country: {
    status: 422,
    ar: 'لا نرسل رسائل نصية إلى أرقام هذه الدولة. استخدم رقمًا من دولة تخدمها المنصة',
    en: 'We don’t send text messages to numbers in this country. Use a number from a country we serve',
  },
  sms_limit: {
    status: 429,
    ar: 'توقف إرسال الرموز بالرسائل النصية حتى الغد. أعد المحاولة غدًا أو تواصل مع الدعم',
    en: 'Text message codes are paused until tomorrow. Try again then or contact support',
  },
  sms_network: {
    status: 429,
    ar: 'طُلبت رموز كثيرة من شبكتك اليوم. استخدم شبكة أخرى أو أعد المحاولة غدًا أو تواصل مع الدعم',
    en: 'Too many codes were requested from your network today. Use another network, try again tomorrow or contact support',
  },
  code_too_many: {
    status: 429,
    ar: 'بلغت الحد اليومي لطلب الرموز. أعد المحاولة غدًا أو تواصل مع الدعم',
    en: 'You’ve reached the daily code limit. Try again tomorrow or contact support',
  },
  link_invalid: { status: 422, ar: 'هذا الرابط غير صالح. اطلب رابطًا جديدًا', en: 'This link isn’t valid. Request a new one' },
  link_expired: { status: 422, ar: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا', en: 'This link has expired. Request a new one' },
  link_used: { status: 422, ar: 'استُخدم هذا الرابط من قبل. اطلب رابطًا جديدًا', en: 'This link was already used. Request a new one' },
  password_wrong: { status: 422, ar: 'كلمة المرور الحالية غير صحيحة', en: 'The current password is incorrect' },
  password_common: {
    status: 422,
    ar: 'كلمة المرور هذه شائعة ويسهل تخمينها. اختر كلمة مرور أخرى',
    en: 'This password is common and easy to guess. Choose another one',
  },
  password_same: { status: 422, ar: 'كلمة المرور الجديدة مطابقة للحالية', en: 'The new password is the same as the current one' },
  subcategory_elsewhere: {
    status: 422,
    ar: 'التصنيف الفرعي لا يتبع التصنيف المختار',
    en: 'This subcategory doesn’t belong to the selected category',
  },
  two_factor_wrong: {
    status: 422,
    ar: 'الرمز غير صحيح. أدخل الرمز الظاهر الآن في التطبيق وتأكد من ضبط الوقت في هاتفك',
    en: 'Incorrect code. Enter the one shown in the app now, and check that your phone’s clock is set correctly',
  },
  two_factor_used: {
    status: 422,
    ar: 'استُخدم هذا الرمز من قبل. انتظر ظهور رمز جديد في التطبيق',
    en: 'This code was already used. Wait for the next one in the app',
  },
  second_step_needed: {
    status: 422,
    ar: 'حسابك محمي بالتحقق بخطوتين. أدخل رمز التطبيق بدلًا من كلمة المرور',
    en: 'Your account uses two-factor sign-in. Enter the code from the app instead of your password',
  },
  recovery_code_wrong: {
    status: 422,
    ar: 'رمز الاسترداد غير صحيح أو سبق استخدامه',
    en: 'This recovery code is incorrect or was already used',
  },
  challenge_over: {
    status: 422,
    ar: 'انتهت مهلة هذه الخطوة. ابدأ تسجيل الدخول من جديد',
    en: 'This step timed out. Start signing in again',
  },
  two_factor_on: { status: 409, ar: 'التحقق بخطوتين مفعّل بالفعل', en: 'Two-factor sign-in is already on' },
  two_factor_off: { status: 409, ar: 'التحقق بخطوتين غير مفعّل', en: 'Two-factor sign-in is off' },
  two_factor_not_begun: {
    status: 409,
    ar: 'ابدأ الإعداد من جديد وامسح رمز QR',
    en: 'Start the setup again and scan the QR code',
  },
  two_factor_required: {
    status: 409,
    ar: 'لا يمكن إيقاف التحقق بخطوتين لأنه مطلوب من جميع المشرفين',
    en: 'Two-factor sign-in is required for all admins and can’t be turned off',
  },
  own_two_factor: {
    status: 409,
    ar: 'لإيقاف التحقق بخطوتين لحسابك، انتقل إلى ملفك الشخصي',
    en: 'Turn off your own two-factor sign-in in your profile',
  },
  two_factor_own_first: {
    status: 422,
    ar: 'فعّل التحقق بخطوتين لحسابك أولًا من ملفك الشخصي، ثم اجعله مطلوبًا من الجميع',
    en: 'Turn on two-factor sign-in for your own account in your profile first, then require it for everyone',
  },
  invitation_accepted: { status: 409, ar: 'قبِل هذا المشرف الدعوة من قبل', en: 'This admin has already accepted the invitation' },
})
