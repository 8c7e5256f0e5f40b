import type { Bilingual } from '../kernel/locale.ts'
import { homeTextLabels } from './home-texts.ts'

/** Content pages that exist, by the slug of their address, with the name an administrator knows them by. */
export const contentPages = {
  home: { ar: 'الصفحة الرئيسية', en: 'Home page' },
  'about-us': { ar: 'من نحن', en: 'About us' },
  'terms-conditions': { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
  'privacy-policy': { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  'merchant-agreement': { ar: 'اتفاقية التاجر', en: 'Merchant agreement' },
} as const satisfies Record<string, Bilingual>
export type PageSlug = keyof typeof contentPages

export const pageLabels = {
  body: { ar: 'النص', en: 'Text' },
  texts: { ar: 'نصوص الصفحة الرئيسية', en: 'Home page text' },
  ...homeTextLabels,
}
