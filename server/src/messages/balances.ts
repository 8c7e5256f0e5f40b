import type { Bilingual } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import type { AdjustmentDirection } from '@rahba/contract/money/balances/balance-kinds'
import { type SecondReason, secondReasons } from '@rahba/contract/money/second-approval'
import { notice } from './message.ts'

interface Adjusted {
  direction: AdjustmentDirection
  amount: number
  reason: string
}

const amount = 15_000
const samples: [Adjusted, Adjusted] = [
  { direction: 'add', amount, reason: 'تعويض عن تأخر التحويل' },
  { direction: 'take', amount, reason: 'تصحيح مبلغ أُضيف بالخطأ' },
]

const adjusted = {
  mail: true,
  samples,
  ar: ({ direction, amount, reason }: Adjusted) =>
    direction === 'add'
      ? { title: 'تمت إضافة رصيد إلى محفظتك', body: `أُضيف ${moneyText(amount, 'ar')} إلى محفظتك. السبب: ${reason}` }
      : { title: 'تم خصم رصيد من محفظتك', body: `خُصم ${moneyText(amount, 'ar')} من محفظتك. السبب: ${reason}` },
  en: ({ direction, amount, reason }: Adjusted) =>
    direction === 'add'
      ? { title: 'Balance added to your wallet', body: `${moneyText(amount, 'en')} was added to your wallet. Reason: ${reason}` }
      : { title: 'Balance deducted from your wallet', body: `${moneyText(amount, 'en')} was deducted from your wallet. Reason: ${reason}` },
} as const

interface Waiting {
  owner: Bilingual
  amount: number
  reason: string
  why: SecondReason
}

export const balanceMessages = {
  adjusted_for_store: notice({ to: 'store', ...adjusted }),
  adjusted_for_shopper: notice({ to: 'user', ...adjusted }),
  needs_second: notice<'admin', Waiting>({
    to: 'admin',
    samples: [{ owner: { ar: 'بيت العود', en: 'Oud House' }, amount, reason: 'تعويض', why: 'admin_sum' }],
    ar: ({ owner, amount, reason, why }) => ({
      title: 'تسوية محفظة بانتظار اعتماد مشرف آخر',
      body: `${owner.ar}: ${moneyText(amount, 'ar')}. السبب: ${reason}. ${secondReasons[why].ar}.`,
    }),
    en: ({ owner, amount, reason, why }) => ({
      title: 'Wallet adjustment needs a second approval',
      body: `${owner.en}: ${moneyText(amount, 'en')}. Reason: ${reason}. ${secondReasons[why].en}.`,
    }),
  }),
  decided: notice<'admin', { action: 'approve' | 'reject'; amount: number; note: string }>({
    to: 'admin',
    samples: [
      { action: 'approve', amount, note: 'تعويض' },
      { action: 'reject', amount, note: 'لا يوجد ما يثبت التأخر' },
    ],
    ar: ({ action, amount, note }) => ({
      title: action === 'approve' ? 'تم اعتماد التسوية التي طلبتها' : 'تم رفض التسوية التي طلبتها',
      body: `المبلغ: ${moneyText(amount, 'ar')}. السبب: ${note}`,
    }),
    en: ({ action, amount, note }) => ({
      title: action === 'approve' ? 'The adjustment you requested was approved' : 'The adjustment you requested was rejected',
      body: `Amount: ${moneyText(amount, 'en')}. Reason: ${note}`,
    }),
  }),
}
