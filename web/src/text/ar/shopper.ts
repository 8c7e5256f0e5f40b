/** The shopper's sign-in, and the names of their pages in the frame of the market. */
export const text = {
  frame: {
    signIn: 'الدخول',
    account: 'حسابي',
    orders: 'طلباتي',
  },
  files: {
    choose: 'اختيار ملف',
    chooseSeveral: 'اختيار ملفات',
    none: 'لم يُختر ملف',
  },
  signIn: {
    title: 'تسجيل الدخول',
    lead: 'أدخل رقم جوالك ليصلك رمز التحقق في رسالة نصية. إذا لم يكن لديك حساب فسيُنشأ تلقائيًا.',
    toKeep: { products: 'سجّل الدخول لإضافة المنتج إلى المفضلة.', stores: 'سجّل الدخول لإضافة المتجر إلى المفضلة.' },
    sendCode: 'إرسال الرمز',
    sentTo: 'أدخل الرمز المرسل إلى',
    confirm: 'تأكيد الدخول',
    resend: 'إعادة إرسال الرمز',
    otherPhone: 'تغيير رقم الجوال',
    merchant: 'هل أنت تاجر؟',
    merchantSignIn: 'الدخول إلى متجرك',
  },
  account: {
    title: 'حسابي',
    signOut: 'تسجيل الخروج',
  },
}
