/** Signing in, passwords and sessions, as both back offices say it. */
export const text = {
  password: {
    title: 'كلمة المرور',
    hint: '8 أحرف على الأقل. الجمل القصيرة أسهل تذكرًا وأصعب تخمينًا.',
    save: 'تغيير كلمة المرور',
    otherDevices: 'بعد التغيير سيُسجَّل الخروج من أجهزتك الأخرى.',
  },
  sessions: {
    title: 'الأجهزة المسجَّل دخولها',
    current: 'هذا الجهاز',
    lastSeen: 'آخر نشاط',
    since: 'تاريخ الدخول',
    end: 'تسجيل الخروج',
    endOthers: 'تسجيل الخروج من الأجهزة الأخرى',
    endOthersTitle: 'تسجيل الخروج من كل الأجهزة الأخرى؟',
    endOthersBody: 'يلزم بعدها تسجيل الدخول من جديد في كل جهاز آخر.',
    ended: 'تم تسجيل خروج الجهاز',
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
