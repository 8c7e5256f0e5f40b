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
    title: 'لا عروض بعد',
    body: 'خفّض أسعار منتجات تختارها لأيام تحددها، ويظهر السعر الجديد للمتسوق ويُطبق عند الطلب دون كود.',
  },
  stop: {
    action: 'إيقاف الآن',
    title: (name: string) => `إيقاف عرض «${name}»؟`,
    body: 'تعود المنتجات إلى أسعارها فورًا، ويمكنك وضعها في عرض آخر. لا يُستأنف عرض بعد إيقافه.',
    done: 'أُوقف العرض',
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
    body: 'يُحذف العرض ويتوقف إن كان ساريًا. الطلبات السابقة تبقى بما خُصم منها.',
    done: 'حُذف العرض',
    bulkTitle: (n: number) =>
      pluralAr(n, { zero: '', one: 'حذف العرض؟', two: 'حذف العرضين؟', few: 'حذف {n} عروض؟', many: 'حذف {n} عرضًا؟', other: 'حذف {n} عرض؟' }),
  },
  over: 'انتهى هذا العرض أو أُوقف، ولا يمكن تعديله',
  saved: 'حُفظ العرض',
  rule: 'قاعدة العرض',
  days: 'المدة',
  daysHint: 'يبدأ العرض مع بداية يومه الأول وينتهي بنهاية يومه الأخير بتوقيت الرياض.',
  hints: {
    percentage: 'تُخصم من سعر كل قطعة مع خياراتها، بحد أقصى 99%.',
    value: 'يُخصم من سعر كل قطعة، ولا يتجاوز سعر أرخص منتج في العرض.',
    free_product: 'عدد القطع التي يدفع المتسوق ثمنها ليحصل على قطعة أخرى مجانًا.',
  },
  pieces: 'قطعة',
  onProducts: 'منتجات العرض',
  add: 'أضف منتجًا',
  product: 'المنتج',
  price: 'السعر',
  under: 'في العرض',
  none: 'لم تضف منتجات بعد',
  noneHint: 'ابحث عن منتج وأضفه. لا يكون على المنتج أكثر من عرض في اليوم نفسه.',
  drop: 'إزالة من العرض',
}
