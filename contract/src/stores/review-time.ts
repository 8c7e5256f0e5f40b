import type { Bilingual } from '../kernel/locale.ts'

/** How long the review of a store takes: promised in these words wherever it is told. */
export const reviewTime: Bilingual = { ar: 'خلال يومي عمل', en: 'within two working days' }
