import type { Bilingual } from '../kernel/locale.ts'

/** The duration of a store's review, in the words that every page promises it with. */
export const reviewTime: Bilingual = { ar: 'خلال يومي عمل', en: 'within two working days' }
