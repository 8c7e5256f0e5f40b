/** The question for a password or code before money, rights or sign-in names are changed. */
export const text = {
  title: 'تأكيد الهوية',
  passwordLead: (wait: string) => `أدخل كلمة المرور لإتمام هذا الإجراء. لن نطلبها مرة أخرى خلال ${wait}.`,
  codeLead: (wait: string) => `أدخل الرمز الظاهر الآن في تطبيق المصادقة لإتمام هذا الإجراء. لن نطلب رمزًا مرة أخرى خلال ${wait}.`,
  recoveryLead: (wait: string) => `أدخل أحد رموز الاسترداد التي حفظتها. لن نطلب رمزًا مرة أخرى خلال ${wait}.`,
  submit: 'تأكيد',
}
