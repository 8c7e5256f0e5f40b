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
  text: (field: string, side: string) => `${field} (${side})`,
  gap: (field: string, side: string, state: string) => `${field} (${side}): ${state}`,
  sides: { ar: 'العربية', en: 'الإنجليزية' },
  write: 'كتابة الترجمة',
  review: 'مراجعة الترجمة',
  more: (total: number, shown: number) =>
    pluralAr(total, {
      zero: '',
      one: '',
      two: '',
      few: '',
      many: `تظهر هنا أول ${shown} من {n} نصًا. يظهر الباقي بعد إكمالها.`,
      other: `تظهر هنا أول ${shown} من {n} نص. يظهر الباقي بعد إكمالها.`,
    }),
  empty: { title: 'كل نصوصك مكتوبة باللغتين', body: 'إذا نقص نص بإحدى اللغتين أو تغيّر، فستجده هنا.' },
}
