import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

/** The kinds of a store's records whose texts may be in one language. */
export const translatedKinds = {
  products: { ar: 'منتج', en: 'Product' },
  shelves: { ar: 'تصنيف', en: 'Collection' },
  'additional-fields': { ar: 'حقل إضافي', en: 'Additional field' },
  branches: { ar: 'فرع', en: 'Branch' },
  stores: { ar: 'المتجر', en: 'Store' },
} as const satisfies Record<string, Bilingual>
export const translatedKindKeys = typedKeys(translatedKinds)

/** The fields of these records that hold such texts. */
export const translatedFields = {
  name: { ar: 'الاسم', en: 'Name' },
  description: { ar: 'الوصف', en: 'Description' },
  axes: { ar: 'الخيارات وقيمها', en: 'Options and values' },
  options: { ar: 'الخيارات', en: 'Choices' },
  holidays: { ar: 'أسماء الإجازات', en: 'Holiday names' },
  refund_policy: { ar: 'سياسة الاسترجاع', en: 'Refund policy' },
  announcement: { ar: 'شريط التنويه', en: 'Announcement' },
  welcome_title: { ar: 'عنوان الترحيب', en: 'Welcome heading' },
  welcome_text: { ar: 'نص الترحيب', en: 'Welcome text' },
} as const satisfies Record<string, Bilingual>
export const translatedFieldKeys = typedKeys(translatedFields)

/** The texts of a store that are written on another page than its data. */
export const ownPages: { readonly [field in keyof typeof translatedFields]?: 'appearance' | 'opening_times' } = {
  announcement: 'appearance',
  welcome_title: 'appearance',
  welcome_text: 'appearance',
  holidays: 'opening_times',
}

/**
 * The Arabic words agree with «النص», the text. `missing`: the text is in the other language alone; `pending`: it was written and waits for an
 * admin; `stale`: the other language changed after it.
 */
export const gapStates = {
  missing: { ar: 'ناقص', en: 'Missing' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  stale: { ar: 'يحتاج إلى مراجعة', en: 'Needs review' },
} as const satisfies Record<string, Bilingual>
export const gapStateKeys = typedKeys(gapStates)
