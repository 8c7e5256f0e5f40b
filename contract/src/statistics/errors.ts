import { defineErrors } from '../kernel/errors.ts'
import { longestPeriod } from './periods.ts'

/** Refusals of statistics. */
export const statisticsErrors = defineErrors({
  period_not_askable: {
    status: 422,
    ar: `اختر فترة لا تنتهي قبل أن تبدأ ولا تزيد على ${longestPeriod} يومًا`,
    en: `Choose a period that does not end before it begins and has no more than ${longestPeriod} days`,
  },
})
