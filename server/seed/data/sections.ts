import type { SectionKind } from '@rahba/contract/catalog/sections/section-kinds'
import type { Bilingual } from '@rahba/contract/kernel/locale'

interface DemoSection {
  name: Bilingual
  kind: SectionKind
  items: number
  /** Key of the category, if `kind` is `category`. */
  category?: string
  /** Arabic names of the products in order, if `kind` is `products`. */
  products?: readonly string[]
}

/** The rows of the shopper's home, in their order. */
export const sections: readonly DemoSection[] = [
  { name: { ar: 'متاجر نحبها', en: 'Stores we love' }, kind: 'featured_stores', items: 8 },
  { name: { ar: 'الأكثر مبيعًا هذا الشهر', en: 'Best selling this month' }, kind: 'best_selling', items: 12 },
  {
    name: { ar: 'هدايا ترفع الرأس', en: 'Gifts to be proud of' },
    kind: 'products',
    items: 8,
    products: ['عباية مطرزة باللؤلؤ', 'جلابية ساتان وردي مغبر', 'عباية بشت كحلية بقيطان ذهبي', 'حقيبة يد توت جلد صناعي'],
  },
  { name: { ar: 'للقهوة أهلها', en: 'For coffee people' }, kind: 'category', items: 12, category: 'coffee' },
  { name: { ar: 'وصل حديثًا', en: 'Just in' }, kind: 'newest', items: 12 },
]
