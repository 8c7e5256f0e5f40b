import { pluralAr } from '@rahba/contract/kernel/plural'

const stores = (n: number) =>
  pluralAr(n, { zero: 'لا متجر', one: 'متجر واحد', two: 'متجران', few: '{n} متاجر', many: '{n} متجرًا', other: '{n} متجر' })

/** The same behind «إلى». */
const toStores = (n: number) =>
  pluralAr(n, { zero: 'أي متجر', one: 'متجر واحد', two: 'متجرين', few: '{n} متاجر', many: '{n} متجرًا', other: '{n} متجر' })

/** Words of the platform's messages to its stores. */
export const text = {
  title: 'إشعارات المتاجر',
  one: 'إشعار للمتاجر',
  create: 'كتابة إشعار',
  edit: 'تعديل الإشعار',
  search: 'ابحث في العنوان والنص',
  empty: { title: 'لم ترسل إشعارًا بعد', body: 'اكتب للمتاجر خبرًا أو تنبيهًا: يظهر في بوابتها فورًا، ويصل إلى الأجهزة والبريد إن أردت.' },
  words: 'نص الإشعار',
  whom: 'إلى من',
  how: 'كيف ومتى',
  audienceHint: 'تُحسب المتاجر لحظة الإرسال. المتاجر التي تختارها بالاسم يصلها الإشعار مهما كانت حالتها.',
  inApp: 'يظهر الإشعار داخل البوابة دائمًا، وبه تُحسب القراءة.',
  push: 'إشعار فوري على الأجهزة',
  pushHint: 'لمن سمح بالإشعارات على جهازه',
  email: 'رسالة إلى بريد صاحب المتجر',
  emailHint: 'لمن لم يوقف رسائل المنصة في إعداداته',
  riyadhTime: 'بتوقيت الرياض',
  stores,
  reach: (n: number) => `${n === 0 ? 'لا يصل' : 'يصل'} الآن إلى ${toStores(n)}`,
  emails: (n: number) =>
    pluralAr(n, {
      zero: 'لا بريد',
      one: 'بريد واحد',
      two: 'بريدان',
      few: '{n} رسائل بريد',
      many: '{n} رسالة بريد',
      other: '{n} رسالة بريد',
    }),
  devices: (n: number) =>
    pluralAr(n, { zero: 'لا أجهزة', one: 'جهاز واحد', two: 'جهازان', few: '{n} أجهزة', many: '{n} جهازًا', other: '{n} جهاز' }),
  counting: 'يُحسب الجمهور…',
  chooseFirst: 'اختر الجمهور ليظهر عدد المتاجر.',
  sendTitle: 'إرسال الإشعار الآن؟',
  sendBody: (n: number) => `يصل الإشعار إلى ${toStores(n)} خلال لحظات، ولا يمكن سحبه بعد ذلك.`,
  send: 'إرسال',
  sent: 'بدأ إرسال الإشعار',
  scheduled: 'جُدول الإشعار',
  draftSaved: 'حُفظت المسودة',
  resume: 'متابعة الإرسال',
  resumeTitle: 'متابعة الإرسال؟',
  resumeBody: 'يُستأنف الإرسال من حيث توقف، ولا يصل الإشعار مرتين إلى متجر وصله.',
  resumed: 'استؤنف الإرسال',
  stalled: (n: number) => `تعذر إكمال الإرسال بعد عدة محاولات. وصل الإشعار حتى الآن إلى: ${stores(n)}. تابع الإرسال ليصل إلى البقية.`,
  cancelTitle: 'إلغاء الإرسال؟',
  cancelBody: 'لن يصل الإشعار إلى أي متجر. يبقى نصه هنا.',
  cancelled: 'أُلغي الإرسال',
  removeTitle: 'حذف الإشعار؟',
  removeBody: 'يُحذف نهائيًا. لم يصل إلى أي متجر.',
  removed: 'حُذف الإشعار',
  finished: 'اكتمل الإرسال',
  writtenBy: 'كتبه',
  goesOut: 'يُرسل في',
  facts: 'الجمهور والقنوات',
  arabic: 'بالعربية',
  english: 'بالإنجليزية',
  recipients: 'المتاجر',
  searchStores: 'ابحث باسم المتجر',
  store: 'المتجر',
  isRead: 'القراءة',
  readAt: 'وقت القراءة',
  readStates: { true: 'قرأه', false: 'لم يقرأه' },
  noRecipients: { title: 'لم يصل إلى متجر بعد', body: 'تظهر هنا المتاجر التي وصلها الإشعار، ومن قرأه منها.' },
}
