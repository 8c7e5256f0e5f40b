import { pluralAr } from '@rahba/contract/kernel/plural'

const orders = (n: number) =>
  pluralAr(n, { zero: 'لا طلبات', one: 'طلب واحد', two: 'طلبان', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' })

/** Orders of all stores, for administrators. */
export const text = {
  title: 'طلبات المنتجات',
  empty: { title: 'لا توجد طلبات بعد', body: 'تظهر هنا طلبات كل المتاجر فور تقديمها.' },
  edit: 'تغيير الحالة',
  store: 'المتجر',
  bulk: {
    accept: 'قبول',
    prepare: 'بدء التجهيز',
    make_ready: 'تحديد كجاهزة',
    send_out: 'بدء التوصيل',
    title: (action: string, n: number) => `${action} (${orders(n)})`,
    body: 'ستنفّذ هذه الخطوة نيابة عن المتاجر. تُحفظ ملاحظتك في سجل كل طلب، وتظهر للمتجر والعميل.',
    note: 'ملاحظة الإدارة',
  },
  entries: {
    title: 'قيود الطلب في الدفتر',
    none: 'لا توجد قيود مالية على هذا الطلب بعد.',
    debit: 'مدين',
    credit: 'دائن',
    account: 'الحساب',
    event: 'العملية',
    sum: 'المجموع',
  },
  checkout: {
    title: 'طلبات من عدة متاجر في عملية شراء واحدة',
    this: 'هذا الطلب',
    sum: 'الإجمالي عند الشراء',
    cancelledOrRefunded: 'الملغى والمسترد',
    remaining: 'المتبقي من الطلبات',
    hint: 'كل طلب مستقل في سعره وإلغائه، حتى إذا دُفعت الطلبات معًا. ولا يرى أي متجر طلبات المتاجر الأخرى.',
  },
  chat: 'المحادثة',
}
