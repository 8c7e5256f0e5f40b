import { percentText } from '@rahba/contract/kernel/percent'
import { pluralAr } from '@rahba/contract/kernel/plural'

const products = (n: number) =>
  pluralAr(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجان', few: '{n} منتجات', many: '{n} منتجًا', other: '{n} منتج' })
const others = (n: number) =>
  pluralAr(n, { zero: '', one: 'ومنتج آخر', two: 'ومنتجان آخران', few: 'و{n} منتجات أخرى', many: 'و{n} منتجًا آخر', other: 'و{n} منتج آخر' })

/** A store's offers: price rules that apply by themselves. */
export const text = {
  title: 'العروض',
  create: 'إنشاء عرض',
  edit: 'تعديل العرض',
  search: 'ابحث باسم المنتج',
  offer: 'العرض',
  period: 'المدة',
  products,
  others,
  until: (end: string) => `حتى ${end}`,
  empty: {
    title: 'لا توجد عروض بعد',
    body: 'خفّض أسعار منتجات تختارها في أيام تحددها. يظهر السعر الجديد للعملاء ويُطبَّق عند الطلب دون كود.',
  },
  stop: {
    action: 'إيقاف الآن',
    title: (name: string) => `إيقاف عرض «${name}»؟`,
    body: 'ستعود المنتجات إلى أسعارها فورًا، ويمكنك إضافتها إلى عرض آخر. لا يمكن استئناف العرض بعد إيقافه.',
    done: 'تم إيقاف العرض',
    bulkTitle: (n: number) =>
      pluralAr(n, {
        zero: '',
        one: 'إيقاف العرض؟',
        two: 'إيقاف العرضين؟',
        few: 'إيقاف {n} عروض؟',
        many: 'إيقاف {n} عرضًا؟',
        other: 'إيقاف {n} عرض؟',
      }),
  },
  remove: {
    action: 'حذف',
    title: (name: string) => `حذف عرض «${name}»؟`,
    body: 'سيُحذف العرض ويتوقف إذا كان ساريًا. ولن تتغير خصومات الطلبات السابقة.',
    done: 'حُذف العرض',
    bulkTitle: (n: number) =>
      pluralAr(n, { zero: '', one: 'حذف العرض؟', two: 'حذف العرضين؟', few: 'حذف {n} عروض؟', many: 'حذف {n} عرضًا؟', other: 'حذف {n} عرض؟' }),
  },
  over: 'انتهى هذا العرض أو تم إيقافه، ولا يمكن تعديله. أنشئ عرضًا جديدًا',
  saved: 'حُفظ العرض',
  rule: 'قاعدة العرض',
  days: 'المدة',
  daysHint: 'يبدأ العرض مع بداية يومه الأول وينتهي مع نهاية يومه الأخير بتوقيت الرياض.',
  hints: {
    percentage: `تُخصم النسبة من سعر كل قطعة مع خياراتها، بحد أقصى ${percentText(99)}.`,
    value: 'يُخصم المبلغ من سعر كل قطعة، ولا يمكن أن يتجاوز سعر أرخص منتج في العرض.',
    free_product: 'عدد القطع التي يدفع العميل ثمنها ليحصل على قطعة أخرى مجانًا.',
  },
  pieces: 'قطعة',
  onProducts: 'منتجات العرض',
  add: 'إضافة منتج',
  product: 'المنتج',
  price: 'السعر',
  under: 'سعر العرض',
  none: 'لم تضف منتجات بعد',
  noneHint: 'ابحث عن منتج وأضفه. لا يمكن أن يكون المنتج في أكثر من عرض في اليوم نفسه.',
  drop: 'إزالة من العرض',
}
