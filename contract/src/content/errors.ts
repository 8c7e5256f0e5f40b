import { defineErrors } from '../kernel/errors.ts'

export const contentErrors = defineErrors({
  slide_ends_before_start: {
    status: 422,
    ar: 'تاريخ نهاية الإعلان يسبق تاريخ بدايته',
    en: 'The ad would end before it starts',
  },
})
