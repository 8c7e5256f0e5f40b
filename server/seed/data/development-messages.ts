type Said = readonly [action: 'read' | 'reply' | 'close' | 'answer', message: string | null]

interface SeedDevelopmentMessage {
  days_ago: number
  store: string
  subject: string
  problem_description: string
  afterwards: readonly Said[]
}

/** Feature requests of stores, with the replies in order. */
export const developmentMessages: readonly SeedDevelopmentMessage[] = [
  {
    days_ago: 34,
    store: 'layan-abaya',
    subject: 'طباعة بوليصة الشحن مع قائمة التجهيز',
    problem_description:
      'نطبع قائمة التجهيز من المنصة والبوليصة من موقع شركة الشحن. نرجو جمعهما في صفحة واحدة لأن الطلبات الكثيرة تتأخر بسبب ذلك.',
    afterwards: [
      ['read', null],
      ['reply', 'شكرًا على الفكرة. أضفناها إلى خطة الربع القادم، وسنعلن عنها في صفحة التحسينات عند صدورها.'],
      ['answer', 'ممتاز، بانتظارها.'],
      ['read', null],
      ['close', null],
    ],
  },
  {
    days_ago: 12,
    store: 'sadeem-roastery',
    subject: 'تنبيه عند اقتراب نفاد منتج',
    problem_description: 'نفدت كمية محصول مرتين هذا الشهر دون أن ننتبه. نحتاج تنبيهًا بالبريد قبل النفاد بعدد نحدده لكل منتج.',
    afterwards: [
      ['read', null],
      ['reply', 'تظهر المنتجات التي قاربت على النفاد في صفحتك الرئيسية الآن. هل يكفيكم إشعار يومي واحد بالبريد، أم إشعار لكل منتج؟'],
      ['answer', 'تنبيه واحد كل صباح يكفينا، على أن يذكر المنتجات كلها.'],
    ],
  },
  {
    days_ago: 6,
    store: 'sadeem-roastery',
    subject: 'Arabic and English on the same invoice',
    problem_description: 'Some of our hotel customers ask for invoices that show both languages on one page. Is that possible?',
    afterwards: [
      ['read', null],
      ['reply', 'You can already open each invoice in either language from the order page. We’ll look into showing both on one page.'],
    ],
  },
  {
    days_ago: 3,
    store: 'shahin-tech',
    subject: 'الصور الكبيرة تتأخر في الرفع من الجوال',
    problem_description: 'عندما نرفع صور المنتجات من الجوال على شبكة ضعيفة يتوقف الرفع أحيانًا ويجب أن نبدأ من جديد.',
    afterwards: [['read', null]],
  },
  {
    days_ago: 0.5,
    store: 'majd-oud',
    subject: 'تقرير شهري بالمبيعات حسب المدينة',
    problem_description: 'نود أن يصلنا أول كل شهر ملف بمبيعات الشهر السابق حسب المدينة والمنتج، حتى نخطط للمخزون في الموسم.',
    afterwards: [],
  },
]
