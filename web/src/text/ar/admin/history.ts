import { actionName, kindName } from '@rahba/contract/history/history-words'
/** Words of a record's changes and who made them. An action has its own words, or those of its last part. */
export const text = {
  title: 'سجل التغييرات',
  none: 'لا تغييرات مسجلة بعد.',
  yes: 'نعم',
  no: 'لا',
  changed: 'تغيّر',
  others: 'تغيّرت تفاصيل أخرى',
  empty: 'بدون',
  more: 'عرض الأقدم',
  screen: {
    title: 'سجل العمليات',
    search: 'اسم أو بريد أو رقم أو معرف',
    changes: 'قبل وبعد',
    admin: 'المشرف',
    from: 'من يوم',
    to: 'إلى يوم',
    showAll: (n: number) => `عرض كل التغييرات (${n})`,
    showLess: 'عرض أقل',
    empty: 'لا عمليات مسجلة بعد',
    emptyHint: 'تُسجل هنا كل إضافة وتعديل وحذف: من نفذها ومتى ومن أين، وما تغير فيها.',
  },
  kindName: (kind: string) => kindName(kind, 'ar'),
  actionName: (action: string) => actionName(action, 'ar'),
}
