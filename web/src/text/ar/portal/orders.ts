/** The merchant's orders. */
export const text = {
  title: 'الطلبات',
  cancelledTitle: 'الطلبات الملغاة',
  toCancelled: 'الطلبات الملغاة',
  empty: { title: 'لا طلبات هنا بعد', body: 'تظهر الطلبات الجديدة هنا فور وصولها. افتح متجرك وشارك رابطه لتصلك الطلبات.' },
  bulk: { accept: 'قبول', prepare: 'بدء التجهيز', make_ready: 'جاهزة' },
  cancelled: {
    tabs: 'الإلغاء بحسب الحالة',
    requests: 'طلبات إلغاء تنتظر ردك',
    done: 'ملغاة',
    reason: 'السبب',
    by: 'ألغاه',
    actors: { user: 'العميل', store: 'المتجر', admin: 'إدارة المنصة', system: 'تلقائيا' },
    emptyRequests: { title: 'لا طلبات إلغاء تنتظر ردك', body: 'حين يطلب عميل إلغاء طلب قبلته، تجده هنا لتوافق أو ترفض مع ذكر السبب.' },
    emptyDone: { title: 'لا طلبات ملغاة', body: 'تجد هنا ما أُلغي من طلبات متجرك ومن ألغاه ولماذا.' },
  },
  print: 'طباعة قائمة التجهيز',
}
