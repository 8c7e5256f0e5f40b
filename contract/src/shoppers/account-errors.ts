import { accessErrors } from '../access/errors.ts'
import { defineErrors } from '../kernel/errors.ts'

/** The matters to settle before an account is deleted. The texts name orders by number, so that the shopper knows which. */
export const deletionErrors = defineErrors({
  account_orders_open: {
    status: 409,
    ar: 'لا يمكن حذف الحساب قبل اكتمال الطلبات أو إلغائها. الطلبات القائمة: {numbers}',
    en: 'The account can be deleted once its orders are completed or cancelled. Still open: {numbers}',
  },
  account_returns_open: {
    status: 409,
    ar: 'لا يمكن حذف الحساب قبل انتهاء طلبات الإلغاء والاسترجاع. الطلبات القائمة: {numbers}',
    en: 'The account can be deleted once its cancellations and returns are settled. Still open: {numbers}',
  },
  account_money_held: {
    status: 409,
    ar: 'لا يمكن حذف الحساب وله مبالغ قيد المراجعة أو الرد: {numbers}. احذفه بعد تسويتها',
    en: 'The account can be deleted once money that is being checked or returned is settled. It belongs to: {numbers}',
  },
  account_wallet_balance: {
    status: 409,
    ar: 'في المحفظة {balance} ر.س. أنفقها أو اطلب تحويلها إليك من الدعم، ثم احذف الحساب',
    en: 'The wallet holds SAR {balance}. Spend it or ask support to transfer it to you, then delete the account',
  },
  account_adjustment_open: {
    status: 409,
    ar: 'لا يمكن حذف الحساب وعلى محفظته تسوية تنتظر الاعتماد. احذفه بعد البتّ فيها',
    en: 'The account can be deleted once the pending adjustment of its wallet is decided',
  },
})

/** Every refusal of a deletion. */
export const deletionErrorList = [...Object.values(deletionErrors), accessErrors.account_deleted]
