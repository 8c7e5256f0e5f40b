import { defineErrors } from '../kernel/errors.ts'

/** Refusals of signing in, codes, passwords, roles and admins. */
export const accessErrors = defineErrors({
  account_not_verified: {
    status: 403,
    ar: 'لم يُفعّل حسابك بعد. أدخل رمز التحقق المرسل إلى بريدك الإلكتروني لتفعيله',
    en: 'Your account is not verified yet. Enter the code we sent to your email to activate it',
  },
  account_disabled: {
    status: 403,
    ar: 'هذا الحساب موقوف. تواصل مع إدارة المنصة',
    en: 'This account is disabled. Contact the platform team',
  },
  account_deleted: {
    status: 409,
    ar: 'حُذف حساب المتسوق، فلا يمكن تنفيذ هذا الإجراء',
    en: 'The shopper’s account was deleted, so this can no longer be done',
  },
  you_must_wait_for_approval: {
    status: 403,
    ar: 'متجرك بانتظار موافقة الإدارة. ستتمكن من ذلك بعد اعتماده',
    en: 'Your store is waiting for approval. You can do this once it is approved',
  },
  code_wrong: { status: 422, ar: 'رمز التحقق غير صحيح', en: 'The verification code is not right' },
  code_elsewhere: {
    status: 422,
    ar: 'لم يُطلب رمز من هذا المتصفح. أدخل الرمز في المتصفح الذي طلبته منه، أو اطلب رمزًا جديدًا من هنا',
    en: 'No code was asked for in this browser. Enter it in the browser that asked for it, or ask for a new one here',
  },
  code_expired: { status: 422, ar: 'انتهت صلاحية رمز التحقق. اطلب رمزًا جديدًا', en: 'The verification code has expired. Ask for a new one' },
  code_used: {
    status: 422,
    ar: 'استُخدم رمز التحقق من قبل. اطلب رمزًا جديدًا',
    en: 'The verification code was already used. Ask for a new one',
  },
  code_exhausted: {
    status: 422,
    ar: 'تجاوزت عدد المحاولات المسموح بها لهذا الرمز. اطلب رمزًا جديدًا',
    en: 'Too many wrong tries for this code. Ask for a new one',
  },
  code_too_soon: {
    status: 429,
    ar: 'أرسلنا رمزًا قبل قليل. يمكنك طلب رمز جديد بعد {wait}',
    en: 'We sent a code moments ago. You can ask for a new one in {wait}',
  },
  sms_country: {
    status: 422,
    ar: 'لا نرسل رسائل نصية إلى أرقام هذه الدولة. استعمل رقمًا من دولة تخدمها المنصة',
    en: 'We do not send text messages to numbers of this country. Use a number of a country that the platform serves',
  },
  sms_limit: {
    status: 429,
    ar: 'توقف إرسال الرموز بالرسائل النصية لبقية اليوم. أعد المحاولة غدًا أو تواصل مع الدعم',
    en: 'Codes by text message are paused for the rest of the day. Try again tomorrow or contact support',
  },
  sms_network: {
    status: 429,
    ar: 'طُلبت رموز كثيرة من شبكتك اليوم. استعمل شبكة أخرى، أو أعد المحاولة غدًا، أو تواصل مع الدعم',
    en: 'Many codes were asked for from your network today. Use another network, try again tomorrow or contact support',
  },
  code_too_many: {
    status: 429,
    ar: 'بلغت الحد اليومي لطلب الرموز. أعد المحاولة غدًا أو تواصل مع الدعم',
    en: 'You have reached the daily limit of codes. Try again tomorrow or contact support',
  },
  link_invalid: { status: 422, ar: 'هذا الرابط غير صالح. اطلب رابطًا جديدًا', en: 'This link is not valid. Ask for a new one' },
  link_expired: { status: 422, ar: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا', en: 'This link has expired. Ask for a new one' },
  link_used: { status: 422, ar: 'استُخدم هذا الرابط من قبل. اطلب رابطًا جديدًا', en: 'This link was already used. Ask for a new one' },
  password_wrong: { status: 422, ar: 'كلمة المرور الحالية غير صحيحة', en: 'The current password is not right' },
  password_common: {
    status: 422,
    ar: 'كلمة المرور هذه شائعة ويسهل تخمينها. اختر كلمة أخرى',
    en: 'This password is common and easy to guess. Choose another',
  },
  password_same: { status: 422, ar: 'كلمة المرور الجديدة مطابقة للحالية', en: 'The new password is the same as the current one' },
  subcategory_elsewhere: {
    status: 422,
    ar: 'التصنيف الفرعي لا يتبع التصنيف المختار',
    en: 'This subcategory does not belong to the chosen category',
  },
  own_role: {
    status: 403,
    ar: 'لا يمكنك تغيير دورك بنفسك. اطلب ذلك من مشرف آخر',
    en: 'You cannot change your own role. Ask another admin',
  },
  own_account: { status: 409, ar: 'لا يمكنك تعطيل حسابك أو حذفه بنفسك', en: 'You cannot disable or delete your own account' },
  permission_not_held: {
    status: 403,
    ar: 'لا يمكنك منح صلاحيات لا تملكها: {permissions}',
    en: 'You cannot grant permissions that you do not hold: {permissions}',
  },
  stronger_admin: {
    status: 403,
    ar: 'يملك هذا المشرف صلاحيات لا تملكها، فلا يمكنك تعديل حسابه',
    en: 'This admin holds permissions that you do not, so you cannot change the account',
  },
  last_full_admin: {
    status: 409,
    ar: 'هذا آخر مشرف نشط يملك جميع الصلاحيات، فلا بد من بقائه',
    en: 'This is the last active admin with every permission, so it has to stay',
  },
  role_in_use: {
    status: 409,
    ar: 'لا يمكن حذف الدور لأنه مسند إلى مشرفين. انقلهم إلى دور آخر أولًا',
    en: 'This role is assigned to admins and cannot be deleted. Move them to another role first',
  },
  two_factor_wrong: {
    status: 422,
    ar: 'الرمز غير صحيح. أدخل الرمز الظاهر الآن في التطبيق، وتأكد من ضبط وقت هاتفك',
    en: 'The code is not right. Enter the one the app shows now, and check that the phone’s clock is right',
  },
  two_factor_used: {
    status: 422,
    ar: 'استُعمل هذا الرمز من قبل. انتظر ظهور رمز جديد في التطبيق',
    en: 'This code was used already. Wait for the app to show the next one',
  },
  second_step_needed: {
    status: 422,
    ar: 'حسابك محمي بالتحقق بخطوتين. أدخل رمز التطبيق بدل كلمة المرور',
    en: 'Your account uses two-factor sign-in. Enter the code of the app in place of the password',
  },
  recovery_code_wrong: {
    status: 422,
    ar: 'رمز الاسترداد غير صحيح أو استُعمل من قبل',
    en: 'This recovery code is not right, or was used already',
  },
  challenge_over: {
    status: 422,
    ar: 'انتهت مهلة هذه الخطوة. ابدأ تسجيل الدخول من جديد',
    en: 'The time for this step is over. Start signing in again',
  },
  two_factor_on: { status: 409, ar: 'التحقق بخطوتين مفعّل من قبل', en: 'Two-factor sign-in is on already' },
  two_factor_off: { status: 409, ar: 'التحقق بخطوتين غير مفعّل', en: 'Two-factor sign-in is not on' },
  two_factor_not_begun: {
    status: 409,
    ar: 'ابدأ الإعداد من جديد وامسح الرمز المربّع',
    en: 'Start the set-up again and scan the QR code',
  },
  two_factor_required: {
    status: 409,
    ar: 'التحقق بخطوتين مطلوب من جميع المشرفين، فلا يمكن إيقافه',
    en: 'Two-factor sign-in is required of all admins, so it cannot be switched off',
  },
  own_two_factor: {
    status: 409,
    ar: 'أوقف التحقق بخطوتين لحسابك من صفحة ملفك الشخصي',
    en: 'Switch off your own two-factor sign-in on your profile page',
  },
  two_factor_own_first: {
    status: 422,
    ar: 'فعّل التحقق بخطوتين لحسابك أولًا من صفحة ملفك الشخصي، ثم اطلبه من الجميع',
    en: 'Switch two-factor sign-in on for your own account first, on your profile page, then require it of everybody',
  },
  invitation_accepted: { status: 409, ar: 'قبِل هذا المشرف الدعوة من قبل', en: 'This admin has already accepted the invitation' },
})
