/** The agreement with merchants: its publication and who accepted it. */
export const text = {
  title: 'موافقات اتفاقية التاجر',
  search: 'ابحث باسم المتجر',
  edit: 'نص الاتفاقية',
  acceptances: 'موافقات المتاجر',
  versionIn: (number: number) => ({ ar: `النسخة ${number}`, en: `Version ${number}` }),
  asks: (number: number, day: string) => `النسخة ${number} تتطلب موافقة المتاجر، وتسري ابتداءً من ${day}.`,
  asksNothing: (number: number, day: string) => `النسخة ${number} لا تتطلب موافقة جديدة، وتسري ابتداءً من ${day}.`,
  empty: { title: 'لا توجد متاجر هنا', body: 'تظهر المتاجر وموافقاتها بعد نشر أول نسخة من الاتفاقية.' },
  publish: {
    title: 'نشر نسخة جديدة من الاتفاقية',
    save: 'نشر النسخة',
    hint: 'اختر موافقة المتاجر إذا غيّرت حقوقًا أو التزامات، واتركها إذا صححت خطأ في الصياغة.',
    first: 'هذه أول نسخة: المتاجر التي وافق مالكها على الشروط عند التسجيل تُعد موافقة عليها.',
    from: (days: number) => `يصل المتاجر إشعار فورًا، وتذكير قبل السريان بثلاثة أيام. أقل مهلة ${days} أيام.`,
    effect: 'بعد هذا التاريخ لا يضيف المتجر الذي لم يوافق منتجات ولا يفتح بعد إغلاقه. وتستمر طلباته وسحوباته.',
    done: 'تم نشر النسخة الجديدة من الاتفاقية',
  },
  store: {
    title: 'اتفاقية التاجر',
    accepted: 'النسخة التي وافق عليها',
    version: (number: number) => `النسخة ${number}`,
    none: 'لم يوافق بعد',
    due: 'بانتظار موافقته',
    dueFrom: (number: number, day: string) => `النسخة ${number}، تسري في ${day}`,
    stopped: (number: number) => `النسخة ${number} سارية، ومنتجاته الجديدة متوقفة`,
  },
}
