import { defineErrors } from '../kernel/errors.ts'

export const contentErrors = defineErrors({
  slide_ends_before_start: {
    status: 422,
    ar: 'يجب ألا يسبق تاريخ نهاية الإعلان تاريخ بدايته',
    en: 'The end date can’t be before the start date',
  },
})
