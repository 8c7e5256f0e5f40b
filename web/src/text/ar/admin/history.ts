import { actionName, kindName } from '@rahba/contract/history/history-words'
/** Words of a record's changes and who made them. An action has its own words, or those of its last part. */
export const text = {
  title: 'سجل التغييرات',
  none: 'لا توجد تغييرات مسجّلة بعد.',
  yes: 'نعم',
  no: 'لا',
  changed: '(تم التعديل)',
  /** Numbers of parts of a list. */
  parts: ({ added, removed, changed }: { added: number; removed: number; changed: number }) =>
    [added > 0 && `المضاف ${added}`, removed > 0 && `المحذوف ${removed}`, changed > 0 && `المعدّل ${changed}`].filter(Boolean).join('، '),
  others: 'تغيّرت تفاصيل أخرى',
  empty: 'لا يوجد',
  more: 'عرض الأقدم',
  screen: {
    title: 'سجل العمليات',
    search: 'ابحث بالاسم أو البريد أو الرقم أو المعرّف',
    changes: 'قبل وبعد',
    admin: 'المشرف',
    from: 'من تاريخ',
    to: 'إلى تاريخ',
    showAll: (n: number) => `عرض كل التغييرات (${n})`,
    showLess: 'عرض أقل',
    empty: 'لا توجد عمليات مسجّلة بعد',
    emptyHint: 'تُسجَّل هنا كل إضافة وتعديل وحذف: المنفّذ والوقت والمصدر وتفاصيل التغيير.',
  },
  kindName: (kind: string) => kindName(kind, 'ar'),
  actionName: (action: string) => actionName(action, 'ar'),
}
