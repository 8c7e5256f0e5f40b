/** The merchant's orders. */
export const text = {
  title: 'الطلبات',
  cancelledTitle: 'الطلبات الملغاة',
  toCancelled: 'الطلبات الملغاة',
  empty: { title: 'لا طلبات هنا بعد', body: 'تظهر الطلبات الجديدة هنا فور وصولها. افتح متجرك وشارك رابطه لتصلك الطلبات.' },
  bulk: { accept: 'قبول', prepare: 'بدء التجهيز', make_ready: 'جاهزة', send_out: 'خرجت للتوصيل' },
  cancelled: {
    reason: 'السبب',
    emptyRequests: { title: 'لا طلبات إلغاء تنتظر ردك', body: 'حين يطلب عميل إلغاء طلب قبلته، تجده هنا لتوافق أو ترفض مع ذكر السبب.' },
  },
  print: 'طباعة قائمة التجهيز',
}
