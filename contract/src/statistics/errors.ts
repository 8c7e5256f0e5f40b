import { defineErrors } from '../kernel/errors.ts'
import { maxPeriodDays } from './periods.ts'

/** Refusals of statistics. */
export const statisticsErrors = defineErrors({
  period_not_askable: {
    status: 422,
    ar: `تاريخ النهاية قبل تاريخ البداية، أو تتجاوز الفترة ${maxPeriodDays} يومًا`,
    en: `The end date is before the start date, or the period is longer than ${maxPeriodDays} days`,
  },
})
