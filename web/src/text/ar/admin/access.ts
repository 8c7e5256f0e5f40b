import { codeRules, lifeText } from '@rahba/contract/access/one-time-code-limits'
import { pluralAr } from '@rahba/contract/kernel/plural'

export const text = {
  login: {
    title: 'تسجيل الدخول إلى لوحة التحكم',
    leadEnded: 'انتهت جلستك. سجّل الدخول للمتابعة من حيث توقفت.',
    lead: 'لمشرفي المنصة.',
    submit: 'دخول',
    forgot: 'نسيت كلمة المرور؟',
  },
  forget: {
    title: 'استعادة كلمة المرور',
    lead: 'أدخل بريدك الإلكتروني، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
    sentTitle: 'راجع بريدك الإلكتروني',
    expires: `الرابط صالح لمدة ${lifeText(codeRules.link_seconds, 'ar')} ويُستخدم مرة واحدة.`,
    back: 'العودة إلى تسجيل الدخول',
  },
  reset: {
    title: 'تعيين كلمة مرور جديدة',
    invitationTitle: 'مرحبًا بك في الفريق',
    invitationLead: 'عيّن كلمة المرور لتفعيل حسابك.',
    submit: 'حفظ كلمة المرور',
    missing: 'هذا الرابط غير مكتمل. افتحه مباشرة من الرسالة، أو اطلب رابطًا جديدًا.',
    again: 'طلب رابط جديد',
    done: 'حُفظت كلمة المرور. يمكنك تسجيل الدخول الآن.',
  },
  profile: {
    title: 'ملفي الشخصي',
    details: 'البيانات الشخصية',
    saved: 'حُفظت بياناتك',
    role: 'الدور',
    appearance: 'المظهر واللغة',
    colourMode: 'وضع الألوان',
    light: 'فاتح',
    dark: 'داكن',
    language: 'لغة الواجهة',
    mailLanguage: 'لغة الرسائل والإشعارات',
  },
  roles: {
    permissions: 'الصلاحيات',
    held: (n: number, all: number) =>
      n === all
        ? 'جميع الصلاحيات'
        : pluralAr(n, {
            zero: 'بلا صلاحيات',
            one: 'صلاحية واحدة',
            two: 'صلاحيتان',
            few: '{n} صلاحيات',
            many: '{n} صلاحية',
            other: '{n} صلاحية',
          }),
    resource: 'الصفحة',
    selectAll: 'تحديد الكل',
    selectRow: (name: string) => `كل صلاحيات ${name}`,
    selectColumn: (name: string) => `صلاحية «${name}» في كل الصفحات`,
    notHeld: 'لا يمكنك منح صلاحية لا تملكها',
    ownRole: 'هذا دورك، ولا يمكنك تغيير صلاحياته بنفسك.',
  },
  admins: {
    invited: 'بانتظار قبول الدعوة',
    lastSeen: 'آخر نشاط',
    never: 'لم يسجّل الدخول بعد',
    inviteHint: 'سنرسل إلى هذا البريد دعوة لتعيين كلمة المرور.',
    invite: 'إعادة إرسال الدعوة',
    you: 'أنت',
    ownRoleHint: 'لا يمكنك تغيير دورك أو إيقاف حسابك.',
  },
}
