import type { Bilingual } from '@rahba/contract/kernel/locale'

/** Countries of origin that the demo products name. */
export const madeIn = {
  SA: { ar: 'السعودية', en: 'Saudi Arabia' },
  AE: { ar: 'الإمارات', en: 'United Arab Emirates' },
  CN: { ar: 'الصين', en: 'China' },
  CO: { ar: 'كولومبيا', en: 'Colombia' },
  BR: { ar: 'البرازيل', en: 'Brazil' },
  ET: { ar: 'إثيوبيا', en: 'Ethiopia' },
  YE: { ar: 'اليمن', en: 'Yemen' },
  IN: { ar: 'الهند', en: 'India' },
  ID: { ar: 'إندونيسيا', en: 'Indonesia' },
  KH: { ar: 'كمبوديا', en: 'Cambodia' },
  FR: { ar: 'فرنسا', en: 'France' },
  IT: { ar: 'إيطاليا', en: 'Italy' },
  DE: { ar: 'ألمانيا', en: 'Germany' },
  TR: { ar: 'تركيا', en: 'Türkiye' },
  JP: { ar: 'اليابان', en: 'Japan' },
  KR: { ar: 'كوريا الجنوبية', en: 'South Korea' },
  VN: { ar: 'فيتنام', en: 'Vietnam' },
  PK: { ar: 'باكستان', en: 'Pakistan' },
  NL: { ar: 'هولندا', en: 'Netherlands' },
  KE: { ar: 'كينيا', en: 'Kenya' },
  LB: { ar: 'لبنان', en: 'Lebanon' },
} as const satisfies Record<string, Bilingual>
