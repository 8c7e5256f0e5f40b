/** The question for a password or code before money, rights or sign-in names are changed. */
export const text = {
  title: 'تأكيد الهوية',
  passwordLead: (wait: string) => `أدخل كلمة مرورك لإتمام هذا الإجراء. لن تُطلب منك مرة أخرى خلال ${wait}.`,
  codeLead: (wait: string) => `أدخل الرمز الظاهر الآن في تطبيق المصادقة لإتمام هذا الإجراء. لن يُطلب منك مرة أخرى خلال ${wait}.`,
  recoveryLead: (wait: string) => `أدخل أحد رموز الاسترداد التي حفظتها. لن يُطلب منك رمز مرة أخرى خلال ${wait}.`,
  submit: 'تأكيد',
}
