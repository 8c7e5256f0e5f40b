/** The commission of a store: as an administrator sets it, and as its merchant reads it. */
export const text = {
  title: 'عمولة المنصة',
  now: 'العمولة الآن',
  usual: (rate: string) => `عمولة المنصة المعتادة، ${rate}`,
  next: 'عمولة قادمة',
  earlier: 'العمولات السابقة',
  from: (rate: string, day: string) => `${rate} ابتداءً من ${day}`,
  frozen: 'تُثبّت العمولة على كل طلب وقت إنشائه، ولا تتغير على الطلبات السابقة.',
  set: 'تغيير العمولة',
  setHint: 'تسري على الطلبات المنشأة من بداية هذا اليوم، ويصل التاجر إشعار بها فورًا. تبدأ العمولة الأعلى بعد سبعة أيام من إشعاره.',
  rateHint: 'اتركها فارغة لتعود إلى عمولة المنصة المعتادة.',
  reasonHint: 'يقرأه التاجر في الإشعار.',
  done: 'حُفظت العمولة وأُشعر التاجر',
  cancel: 'إلغاء',
}
