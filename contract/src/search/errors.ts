import { defineErrors } from '../kernel/errors.ts'

export const synonymErrors = defineErrors({
  search_too_long: {
    status: 422,
    ar: 'لا يمكن إضافة هذه العبارة إلى المرادفات، لأنها أطول من 3 كلمات',
    en: 'This search term is longer than 3 words, so it can’t be added to synonyms',
  },
  same_synonym: {
    status: 422,
    ar: 'هذه هي عبارة البحث نفسها. اكتب كلمة أخرى لها المعنى نفسه',
    en: 'This is the search term itself. Enter a different word with the same meaning',
  },
})
