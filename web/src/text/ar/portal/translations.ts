import { pluralAr } from '@rahba/contract/kernel/plural'

/** The texts of a store that lack a language. */
export const text = {
  title: 'الترجمات',
  hint: 'يقرأ العميل النص باللغة المتوفرة إلى أن تكتب لغته. اكتب الناقص، وراجع ما تغيّر نصه باللغة الأخرى.',
  record: 'السجل',
  kind: 'النوع',
  fields: 'النصوص',
  side: 'اللغة',
  state: 'الحالة',
  text: (field: string, side: string) => `${field} ${side}`,
  gap: (field: string, words: string) => `${field}: ${words}`,
  pendingSide: { ar: 'النص العربي قيد المراجعة', en: 'النص الإنجليزي قيد المراجعة' },
  sides: { ar: 'بالعربية', en: 'بالإنجليزية' },
  ways: { missing: 'كتابة الترجمة', pending: 'عرض الترجمة', stale: 'مراجعة الترجمة' },
  way: (words: string, field: string) => `${words}: ${field}`,
  search: 'ابحث باسم السجل',
  counts: (missing: number, stale: number) =>
    `${pluralAr(missing, {
      zero: 'لا توجد نصوص ناقصة',
      one: 'نص واحد ناقص',
      two: 'نصان ناقصان',
      few: '{n} نصوص ناقصة',
      many: '{n} نصًا ناقصًا',
      other: '{n} نص ناقص',
    })}، ${pluralAr(stale, {
      zero: 'ولا نصوص تحتاج إلى مراجعة',
      one: 'ونص واحد يحتاج إلى مراجعة',
      two: 'ونصان يحتاجان إلى مراجعة',
      few: 'و{n} نصوص تحتاج إلى مراجعة',
      many: 'و{n} نصًا يحتاج إلى مراجعة',
      other: 'و{n} نص يحتاج إلى مراجعة',
    })}.`,
  empty: { title: 'كل نصوصك مكتوبة باللغتين', body: 'إذا نقص نص بإحدى اللغتين أو تغيّر، فستجده هنا.' },
}
