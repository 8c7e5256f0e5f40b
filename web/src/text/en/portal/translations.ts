import type { text as ar } from '../../ar/portal/translations.ts'

export const text: typeof ar = {
  title: 'Translations',
  hint: 'Customers read a text in the language it has until you add theirs. Add what’s missing, and review texts whose other language changed.',
  record: 'Record',
  kind: 'Type',
  fields: 'Texts',
  side: 'Language',
  state: 'Status',
  text: (field, side) => `${field} (${side})`,
  gap: (field, side, state) => `${field} (${side}): ${state}`,
  sides: { ar: 'Arabic', en: 'English' },
  write: 'Add translation',
  review: 'Review translation',
  more: (total, shown) => `Showing the first ${shown} of ${total} texts. The rest appear as you complete these.`,
  empty: { title: 'All your texts are in both languages', body: 'Texts that lack a language or need a review appear here.' },
}
