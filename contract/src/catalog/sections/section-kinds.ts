export const sectionKinds = {
  featured_stores: { ar: 'المتاجر المميزة', en: 'Featured stores' },
  newest: { ar: 'أحدث المنتجات', en: 'Newest products' },
  best_selling: { ar: 'الأكثر مبيعًا', en: 'Best selling' },
  category: { ar: 'منتجات تصنيف', en: 'Category products' },
  products: { ar: 'منتجات مختارة', en: 'Selected products' },
}
export type SectionKind = keyof typeof sectionKinds

/** The most a row of the shopper's home shows, and so the most that can be picked for one. */
export const maxItems = 24
