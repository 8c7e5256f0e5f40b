import { defineErrors } from '../kernel/errors.ts'

export const synonymErrors = defineErrors({
  search_too_long: {
    status: 422,
    ar: 'المرادفات كلمة أو عبارة من ثلاث كلمات كحد أقصى، وعملية البحث هذه أطول',
    en: 'Synonyms have up to three words, and this search is longer',
  },
})
