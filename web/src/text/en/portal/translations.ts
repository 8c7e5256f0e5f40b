import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/portal/translations.ts'

export const text: typeof ar = {
  title: 'Translations',
  hint: 'Customers read a text in the language it has until you add theirs. Add what’s missing, and review texts whose other language changed.',
  record: 'Record',
  kind: 'Type',
  fields: 'Texts',
  side: 'Language',
  state: 'Status',
  text: (field, side) => `${field} ${side}`,
  gap: (field, words) => `${field}: ${words}`,
  sides: { ar: 'in Arabic', en: 'in English' },
  write: 'Add translation',
  review: 'Review translation',
  search: 'Search by record name',
  counts: (missing, stale) => {
    const lacking = pluralEn(missing, { one: '{n} text is missing', other: '{n} texts are missing' })
    return `${lacking}, ${pluralEn(stale, { one: '{n} needs review', other: '{n} need review' })}.`
  },
  empty: { title: 'All your texts are in both languages', body: 'Texts that lack a language or need a review appear here.' },
}
