/** News, improvements and ads, where they are read. */
export const text = {
  news: {
    title: 'الأخبار',
    lead: 'جديد المنصة ومواعيدها، وما ننصحك بالاستعداد له.',
    none: 'لا أخبار بعد',
    noneHint: 'ستجد هنا ما ننشره أولًا بأول.',
  },
  publicNews: { title: 'جديد رحبة', lead: 'ما أضفناه، وما ننصحك بالاستعداد له.' },
  improvements: {
    title: 'التحسينات',
    lead: 'ما أضفناه إلى المنصة لتبيع أسهل، وكثير منه جاء من رسائلكم.',
    none: 'لا تحسينات بعد',
    noneHint: 'نكتب هنا عن كل ما يتغير في المنصة.',
  },
  more: 'التفاصيل في الموقع',
  others: { news: 'أخبار أخرى', improvements: 'تحسينات أخرى' },
  all: 'عرض الكل',
  pages: 'صفحات القائمة',
  newer: 'الأحدث',
  older: 'الأقدم',
  slides: { label: 'إعلانات', previous: 'الإعلان السابق', next: 'الإعلان التالي' },
  preview: 'معاينة مسودة: لم تُنشر هذه النصوص بعد، ولا يراها غيرك.',
}
