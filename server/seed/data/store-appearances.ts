import type { Bilingual } from '@rahba/contract/kernel/locale'

interface SeedAppearance {
  accent_color: string
  announcement: Bilingual | null
  welcome_title: Bilingual | null
  welcome_text: Bilingual | null
}

/** The look that some stores gave their pages, by their slug; the others have the platform's. */
export const storeAppearances: Readonly<Record<string, SeedAppearance>> = {
  'sadeem-roastery': {
    accent_color: '#6b4423',
    announcement: {
      ar: 'نحمّص كل يوم أحد وأربعاء، ونشحن في اليوم نفسه.',
      en: 'We roast every Sunday and Wednesday, and ship the same day.',
    },
    welcome_title: { ar: 'قهوة محمّصة على مهل', en: 'Coffee roasted slowly' },
    welcome_text: {
      ar: 'نختار محاصيلنا من مزارع نعرفها، ونحمّصها بكميات صغيرة. راسلنا لنساعدك في اختيار ما يناسب أداتك.',
      en: 'We choose our beans from farms we know and roast them in small batches. Message us to find what suits your brewer.',
    },
  },
  'layan-abaya': {
    accent_color: '#8a2f74',
    announcement: {
      ar: 'تفصيل بالمقاس دون تكلفة إضافية حتى نهاية الشهر.',
      en: 'Tailored to your size at no extra cost until the end of the month.',
    },
    welcome_title: { ar: 'عباءات لكل يوم ومناسبة', en: 'Abayas for every day and occasion' },
    welcome_text: null,
  },
  'rayahin-abha': {
    accent_color: '#e0a11b',
    announcement: null,
    welcome_title: { ar: 'من جبال عسير إلى بيتك', en: '' },
    welcome_text: { ar: 'نقطف الرياحين فجرًا، وتصلك في اليوم نفسه داخل أبها وخميس مشيط.', en: '' },
  },
}
