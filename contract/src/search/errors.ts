import { defineErrors } from '../kernel/errors.ts'

export const synonymErrors = defineErrors({
  search_too_long: {
    status: 422,
    ar: 'المرادف كلمة أو عبارة من 3 كلمات كحد أقصى، وعبارة البحث هذه أطول',
    en: 'A synonym can have up to 3 words, and this search term is longer',
  },
})
