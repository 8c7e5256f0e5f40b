import { pluralAr } from '@rahba/contract/kernel/plural'

const orders = (n: number) =>
  pluralAr(n, { zero: 'لا طلبات', one: 'طلب واحد', two: 'طلبين', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' })

/** Orders of all stores, for administrators. */
export const text = {
  title: 'طلبات المنتجات',
  empty: { title: 'لا طلبات بعد', body: 'تظهر هنا طلبات كل المتاجر فور تقديمها.' },
  edit: 'تغيير الحالة',
  store: 'المتجر',
  bulk: {
    accept: 'قبول',
    prepare: 'بدء التجهيز',
    make_ready: 'جاهزة',
    send_out: 'خرجت للتوصيل',
    title: (action: string, n: number) => `${action}: ${orders(n)}`,
    body: 'تنوب عن المتاجر في هذه الخطوة. تُكتب ملاحظتك في سجل كل طلب، ويقرؤها المتجر والعميل.',
    note: 'ملاحظة الإدارة',
  },
  entries: {
    title: 'قيود الطلب في الدفتر',
    none: 'لم يحرّك هذا الطلب مالًا بعد.',
    debit: 'مدين',
    credit: 'دائن',
    account: 'الحساب',
    event: 'العملية',
    sum: 'المجموع',
  },
  checkout: {
    title: 'طُلبت معًا من عدة متاجر',
    this: 'هذا الطلب',
    sum: 'مجموعها عند الطلب',
    hint: 'لكل طلب سعره ودفعه وإلغاؤه وحده، ولا يرى متجر طلب متجر آخر.',
  },
  chat: 'المحادثة',
}
