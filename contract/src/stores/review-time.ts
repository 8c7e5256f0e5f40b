import type { Bilingual } from '../kernel/locale.ts'

/** The duration of the review of a store, a paper or a product, in the words that every page promises it with. */
export const reviewTime: Bilingual = { ar: 'خلال يومي عمل', en: 'within two business days' }
