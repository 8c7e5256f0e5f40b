import type { Bilingual } from '../kernel/locale.ts'

/** The pages that visitors of the bare address may come to: the setting `home_page`. */
export const homePages = {
  landing: { ar: 'صفحة التعريف بالمنصة', en: 'Landing page' },
  market: { ar: 'السوق', en: 'Market' },
} satisfies Record<string, Bilingual>
