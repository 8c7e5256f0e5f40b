import { pluralAr } from '@rahba/contract/kernel/plural'

const toOrders = (n: number) =>
  pluralAr(n, { zero: 'لا طلبات', one: 'طلب واحد', two: 'طلبين', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' })

/** The merchant's orders. */
export const text = {
  title: 'الطلبات',
  cancelledTitle: 'الطلبات الملغاة',
  toCancelled: 'الطلبات الملغاة',
  empty: { title: 'لا طلبات هنا بعد', body: 'تظهر الطلبات الجديدة هنا فور وصولها. افتح متجرك وشارك رابطه لتصلك الطلبات.' },
  bulk: { accept: 'قبول', prepare: 'بدء التجهيز', make_ready: 'جاهزة', send_out: 'خرجت للتوصيل' },
  ship: {
    action: 'تسليم لشركة الشحن',
    title: (n: number) => `تسليم ${toOrders(n)} لشركة الشحن`,
    body: 'لكل طلب شركته ورقم تتبعه، ويصل الرقم إلى العميل فور التسليم.',
    carrierOfAll: 'شركة واحدة لكل الطلبات:',
    paste: 'الصق أرقام التتبع',
    pasteHint: 'سطر لكل طلب: رقم الطلب ثم رقم التتبع ثم شركة الشحن إن اختلفت. وأرقام التتبع وحدها توزَّع على الطلبات بترتيبها أدناه.',
    spread: 'وزّع على الطلبات',
    filled: (n: number) =>
      pluralAr(n, {
        zero: 'لم يُملأ أي طلب.',
        one: 'مُلئ طلب واحد.',
        two: 'مُلئ طلبان.',
        few: 'مُلئت {n} طلبات.',
        many: 'مُلئ {n} طلبًا.',
        other: 'مُلئ {n} طلب.',
      }),
    unread: (n: number) =>
      pluralAr(n, {
        zero: '',
        one: 'بقي سطر لا يطابق طلبًا محددًا.',
        two: 'بقي سطران لا يطابقان طلبًا محددًا.',
        few: 'بقيت {n} أسطر لا تطابق طلبًا محددًا.',
        many: 'بقي {n} سطرًا لا تطابق طلبًا محددًا.',
        other: 'بقي {n} سطر لا تطابق طلبًا محددًا.',
      }),
  },
  cancelled: {
    reason: 'السبب',
    emptyRequests: { title: 'لا طلبات إلغاء تنتظر ردك', body: 'حين يطلب عميل إلغاء طلب قبلته، تجده هنا لتوافق أو ترفض مع ذكر السبب.' },
  },
  print: 'طباعة قائمة التجهيز',
  message: 'مراسلة العميل',
}
