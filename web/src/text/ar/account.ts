/** Signing in, passwords and sessions, as both back offices say it. */
export const text = {
  password: {
    title: 'كلمة المرور',
    hint: '8 أحرف على الأقل. الجمل القصيرة أسهل تذكرًا وأصعب تخمينًا.',
    save: 'تغيير كلمة المرور',
    otherDevices: 'بعد التغيير سيُسجَّل الخروج من أجهزتك الأخرى.',
  },
  sessions: {
    title: 'الأجهزة التي سجّلت الدخول منها',
    current: 'هذا الجهاز',
    lastSeen: 'آخر نشاط',
    since: 'تاريخ تسجيل الدخول',
    end: 'تسجيل الخروج',
    endOthers: 'تسجيل الخروج من الأجهزة الأخرى',
    endOthersTitle: 'تسجيل الخروج من كل الأجهزة الأخرى؟',
    endOthersBody: 'ستحتاج إلى تسجيل الدخول من جديد على كل جهاز آخر.',
    ended: 'تم تسجيل الخروج من الجهاز',
    unknownDevice: 'جهاز غير معروف',
    on: (browser: string, system: string) => `${browser} على ${system}`,
  },
  code: {
    title: 'رمز التحقق',
    sentTo: 'أرسلنا رمز تحقق إلى',
    checkJunk: 'إذا لم تجد الرسالة، فابحث عنها في البريد غير المرغوب فيه.',
    resendIn: 'يمكنك طلب رمز جديد بعد',
    resend: 'إعادة إرسال الرمز',
    resent: 'أُرسل رمز جديد',
    confirm: 'تأكيد',
  },
}
