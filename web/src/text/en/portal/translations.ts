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
  pendingSide: { ar: 'Arabic is under review', en: 'English is under review' },
  sides: { ar: 'in Arabic', en: 'in English' },
  ways: { missing: 'Add translation', pending: 'View translation', stale: 'Review translation' },
  way: (words, field) => `${words}: ${field}`,
  search: 'Search by record name',
  counts: (missing, stale) => {
    const lacking = missing > 0 && pluralEn(missing, { one: '{n} text is missing', other: '{n} texts are missing' })
    const old = stale > 0 && pluralEn(stale, { one: '{n} text needs review', other: '{n} texts need review' })
    const found = [lacking, old].filter(Boolean).join(' and ')
    return found && `${found}.`
  },
  empty: { title: 'All your texts are in both languages', body: 'Texts that lack a language or need a review appear here.' },
}
