import { adjustmentStatuses } from '@rahba/contract/money/balances/adjustment-states'
import { adjustmentDirections, balanceLabels } from '@rahba/contract/money/balances/balance-kinds'
import { dueLabels } from '@rahba/contract/money/dues/due-labels'
import { dueStatuses } from '@rahba/contract/money/dues/due-states'
import { payoutLabels } from '@rahba/contract/money/payouts/payout-labels'
import { payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import { secondReasons } from '@rahba/contract/money/second-approval'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import {
  cancellationKinds,
  cancellationStatuses,
  faults,
  refundDestinations,
  refundReasons,
} from '@rahba/contract/orders/cancellations/cancellation-states'
import type { HistoryWords } from '../resource/history.tsx'

// Only the history of a cancellation shows these as fields: its moments, and the parts of its amount.
const cancellationNames = {
  ...cancellationLabels,
  decision_note: { ar: 'سبب القرار', en: 'Decision reason' },
  answer_by: { ar: 'مهلة رد المتجر', en: 'Store response due' },
  escalated_at: { ar: 'وقت الإحالة إلى الإدارة', en: 'Escalated to admins at' },
  received_at: { ar: 'وقت وصول المنتجات', en: 'Items received at' },
  refunded_at: { ar: 'وقت رد المبلغ', en: 'Refunded at' },
  amount: { ar: 'المبلغ المحسوب', en: 'Calculated amount' },
  with_fees: { ar: 'رد الرسوم مع المبلغ', en: 'Fees included in refund' },
  promo: { ar: 'حصة كود الخصم', en: 'Promo code share' },
  commission: { ar: 'العمولة', en: 'Commission' },
  commission_vat: { ar: 'ضريبة العمولة', en: 'VAT on commission' },
  platform_fee: { ar: 'رسوم المنصة', en: 'Platform fee' },
  platform_fee_vat: { ar: 'ضريبة رسوم المنصة', en: 'VAT on platform fee' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  store: { ar: 'حصة المتجر', en: 'Store’s share' },
  event: { ar: 'رمز القيد', en: 'Posting code' },
  from_pending: { ar: 'المبلغ من رصيد المتجر المعلّق', en: 'Amount from the store’s pending balance' },
  to_wallet: { ar: 'المبلغ المسترد إلى المحفظة', en: 'Amount refunded to wallet' },
  to_outside: { ar: 'المبلغ المسترد خارج المنصة', en: 'Amount refunded outside the platform' },
  outside: { ar: 'قناة رد المبلغ', en: 'Refund channel' },
  store_papers: { ar: 'مرفقات المتجر', en: 'Store attachments' },
}

const secondName = { ar: 'سبب الاعتماد الثاني', en: 'Second approval reason' }
const payoutNames = {
  ...payoutLabels,
  weekly: { ar: 'السحب الأسبوعي', en: 'Weekly payout' },
  week: { ar: 'أسبوع السحب التلقائي', en: 'Automatic payout week' },
  requested_by: { ar: 'مقدّم الطلب', en: 'Requested by' },
  second_reason: secondName,
  needs_second: { ar: 'الحاجة إلى اعتماد ثانٍ', en: 'Second approval required' },
  first_approved_by: { ar: 'صاحب الاعتماد الأول', en: 'First approved by' },
  approved_by: { ar: 'صاحب الاعتماد', en: 'Approved by' },
  approved_at: { ar: 'وقت الاعتماد', en: 'Approved at' },
  closed_at: { ar: 'وقت الإغلاق', en: 'Closed at' },
}

const dueNames = {
  ...dueLabels,
  lines: { ar: 'البنود', en: 'Lines' },
  second_reason: secondName,
  first_waived_by: { ar: 'صاحب الموافقة الأولى على الإعفاء', en: 'Waiver first approved by' },
  reminded_at: { ar: 'آخر تذكير', en: 'Last reminder' },
  suspended_at: { ar: 'تاريخ إيقاف المتجر لعدم السداد', en: 'Store suspended for nonpayment on' },
}

const balanceNames = { ...balanceLabels, second_reason: secondName, status: { ar: 'الحالة', en: 'Status' } }

/** The field and value labels for entries about money. */
export const moneyHistory: Record<string, HistoryWords> = {
  'canceled-orders': {
    labels: cancellationNames,
    money: [
      'amount',
      'amount_final',
      'promo',
      'commission',
      'commission_vat',
      'platform_fee',
      'platform_fee_vat',
      'vat',
      'store',
      'from_pending',
      'to_wallet',
      'to_outside',
    ],
    choices: {
      status: cancellationStatuses,
      kind: cancellationKinds,
      refund_reason: refundReasons,
      fault: faults,
      destination: refundDestinations,
      outside: { bank: { ar: 'تحويل بنكي', en: 'Bank transfer' }, psp_clearing: { ar: 'بوابة الدفع', en: 'Payment gateway' } },
    },
  },
  payouts: { labels: payoutNames, money: ['amount'], choices: { status: payoutStatuses, second_reason: secondReasons } },
  dues: { labels: dueNames, money: ['amount', 'paid', 'waived', 'left'], choices: { status: dueStatuses, second_reason: secondReasons } },
  wallets: {
    labels: balanceNames,
    money: ['available', 'amount'],
    choices: { direction: adjustmentDirections, status: adjustmentStatuses, second_reason: secondReasons },
  },
}
