import { adjustmentStatuses } from '@rahba/contract/money/adjustment-states'
import { adjustmentDirections, balanceLabels } from '@rahba/contract/money/balance-kinds'
import { dueLabels } from '@rahba/contract/money/due-labels'
import { dueStatuses } from '@rahba/contract/money/due-states'
import { payoutLabels } from '@rahba/contract/money/payout-labels'
import { payoutStatuses } from '@rahba/contract/money/payout-states'
import { secondReasons } from '@rahba/contract/money/second-approval'
import { cancellationLabels } from '@rahba/contract/orders/cancellation-labels'
import {
  cancellationKinds,
  cancellationStatuses,
  faults,
  refundDestinations,
  refundReasons,
} from '@rahba/contract/orders/cancellation-states'
import type { HistoryWords } from '../resource/history.tsx'

// Only the history of a cancellation shows these as fields: its moments, and the parts of its amount.
const cancellationNames = {
  ...cancellationLabels,
  decision_note: { ar: 'سبب القرار', en: 'Why it was decided so' },
  answer_by: { ar: 'مهلة رد المتجر', en: 'Store answers by' },
  escalated_at: { ar: 'انتقل إلى الإدارة', en: 'Passed to the administration' },
  received_at: { ar: 'وصول المنتجات', en: 'Goods received' },
  refunded_at: { ar: 'وقت رد المبلغ', en: 'Refunded' },
  amount: { ar: 'المبلغ المحسوب', en: 'Reckoned amount' },
  with_fees: { ar: 'تُرد الرسوم معه', en: 'Fees go back too' },
  promo: { ar: 'حصة كود المنصة', en: 'Share of the promo code' },
  commission: { ar: 'العمولة', en: 'Commission' },
  commission_vat: { ar: 'ضريبة العمولة', en: 'VAT on the commission' },
  platform_fee: { ar: 'رسوم المنصة', en: 'Platform fee' },
  platform_fee_vat: { ar: 'ضريبة رسوم المنصة', en: 'VAT on the platform fee' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  store: { ar: 'حصة المتجر', en: "The store's part" },
  event: { ar: 'رمز القيد', en: 'Posting' },
  from_pending: { ar: 'من رصيد المتجر المعلق', en: "From the store's pending balance" },
  to_wallet: { ar: 'إلى المحفظة', en: 'To the wallet' },
  to_outside: { ar: 'إلى خارج المنصة', en: 'Paid outside' },
  outside: { ar: 'قناة الرد', en: 'Paid through' },
  store_papers: { ar: 'مرفقات المتجر', en: "The store's attachments" },
}

const secondName = { ar: 'سبب الاعتماد الثاني', en: 'Why a second approval' }
const payoutNames = {
  ...payoutLabels,
  weekly: { ar: 'السحب الأسبوعي', en: 'Weekly payout' },
  week: { ar: 'أسبوع السحب التلقائي', en: 'Week of the schedule' },
  requested_by: { ar: 'طلبها', en: 'Requested by' },
  second_reason: secondName,
  needs_second: { ar: 'تحتاج اعتمادًا ثانيًا', en: 'Needs a second approval' },
  first_approved_by: { ar: 'المعتمد الأول', en: 'First approved by' },
  approved_by: { ar: 'اعتمدها', en: 'Approved by' },
  approved_at: { ar: 'وقت الاعتماد', en: 'Approved' },
  run_id: { ar: 'دفعة البنك', en: 'Bank run' },
  closed_at: { ar: 'اكتملت', en: 'Closed' },
}

const dueNames = {
  ...dueLabels,
  lines: { ar: 'البنود', en: 'Lines' },
  second_reason: secondName,
  first_waived_by: { ar: 'المعفي الأول', en: 'First waived by' },
  reminded_at: { ar: 'آخر تذكير', en: 'Last reminder' },
  suspended_at: { ar: 'أُوقف بسببه', en: 'Suspended over it' },
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
      outside: { bank: { ar: 'حوالة بنكية', en: 'Bank transfer' }, psp_clearing: { ar: 'بوابة الدفع', en: 'Payment gateway' } },
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
