import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Referenced } from '@rahba/contract/kernel/referenced'

/** The title of a referenced row in the page's language. */
export const getTitle = (row: Referenced, locale: Locale): string =>
  typeof row.title === 'string' ? row.title : inLocale(row.title, locale)
