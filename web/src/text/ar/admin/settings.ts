import { pluralAr } from '@rahba/contract/kernel/plural'

export const text = {
  title: 'الإعدادات العامة',
  usual: (value: string) => `القيمة المعتادة: ${value}`,
  noUsual: 'فارغ ما لم تكتب قيمة',
  between: (from: string, to: string) => `بين ${from} و${to}`,
  backToUsual: 'إعادة القيمة المعتادة',
  on: 'مفعّل',
  off: 'معطّل',
  shown: 'يظهر للزوار',
  saved: (n: number) =>
    pluralAr(n, {
      zero: 'لم يتغير شيء',
      one: 'حُفظ إعداد واحد',
      two: 'حُفظ إعدادان',
      few: 'حُفظت {n} إعدادات',
      many: 'حُفظ {n} إعدادا',
      other: 'حُفظ {n} إعداد',
    }),
  nothing: 'لم تغيّر شيئا بعد.',
  readOnly: 'تستطيع عرض الإعدادات فقط. يلزم لتعديلها صلاحية «الإعدادات العامة: تعديل».',
  hints: {
    accept_hours: 'إن لم يقبل المتجر الطلب خلالها أُلغي تلقائيا وأعيد المبلغ.',
    payment_minutes: 'يُحجز المخزون للطلب حتى تنتهي.',
    transfer_hours: 'يُلغى الطلب إن لم يصل إيصال التحويل خلالها.',
    return_window_days: 'يصبح رصيد المتجر متاحا بعد انتهائها. الحد الأدنى النظامي 7 أيام.',
    commission_bp: 'تُثبّت على كل طلب وقت إنشائه، ولا تتغير على الطلبات السابقة.',
    vat_rate_bp: 'تُثبّت على كل طلب وقت إنشائه.',
    cod_fee: 'تُضاف إلى الطلب حين يختار المتسوق الدفع عند الاستلام.',
    moderate_products: 'عند تعطيله تُعرض المنتجات فور إرسالها.',
    moderate_product_edits: 'عند تفعيله يعود المنتج للمراجعة إذا تغير اسمه أو وصفه أو صوره أو تصنيفه.',
  } as Record<string, string>,
  history: 'سجل التغييرات',
}
