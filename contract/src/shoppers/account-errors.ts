import { accessErrors } from '../access/errors.ts'
import { defineErrors } from '../kernel/errors.ts'

/** The matters to settle before an account is deleted. The texts name orders by number, so that the shopper knows which. */
export const deletionErrors = defineErrors({
  account_orders_open: {
    status: 409,
    ar: 'لا يمكن حذف الحساب قبل اكتمال الطلبات أو إلغائها. الطلبات المفتوحة: {numbers}',
    en: 'The account can’t be deleted until its orders are completed or cancelled. Open orders: {numbers}',
  },
  account_returns_open: {
    status: 409,
    ar: 'لا يمكن حذف الحساب قبل إغلاق طلبات الإلغاء والاسترجاع. الطلبات المفتوحة: {numbers}',
    en: 'The account can’t be deleted until its cancellations and returns are closed. Open requests: {numbers}',
  },
  account_money_held: {
    status: 409,
    ar: 'لا يمكن حذف الحساب قبل تسوية المدفوعات قيد المراجعة والمبالغ قيد الرد: {numbers}',
    en: 'The account can’t be deleted until payments under review and refunds are settled: {numbers}',
  },
  account_wallet_balance: {
    status: 409,
    ar: 'رصيد المحفظة {balance}. استخدمه أو اطلب من الدعم تحويله إليك، ثم احذف الحساب',
    en: 'The wallet balance is {balance}. Spend it or ask support to transfer it to you, then delete the account',
  },
  account_adjustment_open: {
    status: 409,
    ar: 'لا يمكن حذف الحساب لوجود تسوية للمحفظة بانتظار الاعتماد',
    en: 'The account can’t be deleted while a wallet adjustment is awaiting approval',
  },
})

/** Every refusal of a deletion. */
export const deletionErrorList = [...Object.values(deletionErrors), accessErrors.account_deleted]
