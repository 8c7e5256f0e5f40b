import { defineErrors } from '../kernel/errors.ts'

/** Refusals of the ledger. */
export const moneyErrors = defineErrors({
  wallet_too_low: {
    status: 422,
    ar: 'رصيد المحفظة لا يكفي. المتاح {balance} ر.س والمطلوب {needed} ر.س',
    en: 'The wallet holds SAR {balance}, which is less than the SAR {needed} needed',
  },
  balance_too_low: {
    status: 422,
    ar: 'الرصيد المتاح لا يكفي. المتاح {balance} ر.س والمطلوب {needed} ر.س',
    en: 'The balance is SAR {balance}, which is less than the SAR {needed} needed',
  },
})
