import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { notice } from './message.ts'

const name: Bilingual = { ar: 'عباية كتان رملية', en: 'Sand linen abaya' }
const variant: Bilingual = { ar: 'أسود، 54', en: 'Black, 54' }
const plain: Bilingual = { ar: '', en: '' }

const of = (name: Bilingual, variant: Bilingual, locale: Locale) =>
  variant[locale] ? `${name[locale]} - ${variant[locale]}` : name[locale]

export const stockMessages = {
  /** To a shopper who waits for it. */
  back: notice({
    to: 'user',
    mail: true,
    samples: [
      { name, variant },
      { name, variant: plain },
    ],
    ar: ({ name, variant }) => ({ title: 'عاد المنتج الذي تنتظره', body: `«${of(name, variant, 'ar')}» متوفر الآن.` }),
    en: ({ name, variant }) => ({ title: 'Back in stock', body: `“${of(name, variant, 'en')}” is available now.` }),
  }),
  /** To the team of a store that asked for it. */
  low: notice({
    to: 'store',
    mail: true,
    samples: [
      { name, variant, remaining: 3 },
      { name, variant: plain, remaining: 0 },
    ],
    ar: ({ name, variant, remaining }) =>
      remaining === 0
        ? { title: 'نفد أحد منتجاتك', body: `نفدت كمية «${of(name, variant, 'ar')}».` }
        : { title: 'انخفض مخزون أحد منتجاتك', body: `الكمية المتبقية من «${of(name, variant, 'ar')}»: ${remaining}.` },
    en: ({ name, variant, remaining }) =>
      remaining === 0
        ? { title: 'Out of stock', body: `“${of(name, variant, 'en')}” is out of stock.` }
        : { title: 'Low stock', body: `Only ${remaining} left of “${of(name, variant, 'en')}”.` },
  }),
}
