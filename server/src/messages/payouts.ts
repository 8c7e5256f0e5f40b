import type { Bilingual } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { type SecondReason, secondReasons } from '@rahba/contract/money/second-approval'
import { notice } from './message.ts'

const amount = 345_000
const store: Bilingual = { ar: 'بيت العود', en: 'Oud House' }

export const payoutMessages = {
  requested_for_admins: notice({
    to: 'admin',
    samples: [{ store, amount }],
    ar: ({ store, amount }) => ({ title: 'طلب سحب جديد', body: `وصل طلب سحب بمبلغ ${moneyText(amount, 'ar')} من متجر ${store.ar}.` }),
    en: ({ store, amount }) => ({ title: 'New payout request', body: `${store.en} requested a payout of ${moneyText(amount, 'en')}.` }),
  }),
  needs_second: notice<'admin', { number: number; amount: number; why: SecondReason }>({
    to: 'admin',
    samples: [{ number: 3021, amount, why: 'amount' }],
    ar: ({ number, amount, why }) => ({
      title: 'طلب سحب بانتظار اعتماد مشرف آخر',
      body: `السحب رقم ${number} بمبلغ ${moneyText(amount, 'ar')}. ${secondReasons[why].ar}.`,
    }),
    en: ({ number, amount, why }) => ({
      title: 'Payout needs a second approval',
      body: `Payout ${number} for ${moneyText(amount, 'en')}. ${secondReasons[why].en}.`,
    }),
  }),
  requested_for_store: notice({
    to: 'store',
    push: false,
    mail: true,
    samples: [{ amount }],
    ar: ({ amount }) => ({ title: 'تم استلام طلب السحب', body: `طلب سحب ${moneyText(amount, 'ar')} من رصيد متجرك بانتظار الاعتماد.` }),
    en: ({ amount }) => ({
      title: 'Payout request received',
      body: `Your request for a payout of ${moneyText(amount, 'en')} from your store’s balance is awaiting approval.`,
    }),
  }),
  paid: notice({
    to: 'store',
    mail: true,
    samples: [{ amount, reference: 'FT26329X' }],
    ar: ({ amount, reference }) => ({
      title: 'تم تحويل مبلغ السحب',
      body: `تم تحويل ${moneyText(amount, 'ar')} إلى حسابك البنكي. مرجع العملية البنكية: ${reference}`,
    }),
    en: ({ amount, reference }) => ({
      title: 'Payout sent',
      body: `${moneyText(amount, 'en')} was transferred to your bank account. Bank reference: ${reference}`,
    }),
  }),
  failed: notice({
    to: 'store',
    mail: true,
    samples: [{ amount, reason: 'الحساب البنكي مغلق' }],
    ar: ({ amount, reason }) => ({
      title: 'تعذّر تحويل مبلغ السحب',
      body: `تعذّر تحويل ${moneyText(amount, 'ar')} إلى حسابك البنكي. السبب: ${reason}. وعاد المبلغ إلى رصيدك المتاح.`,
    }),
    en: ({ amount, reason }) => ({
      title: 'Payout failed',
      body: `${moneyText(amount, 'en')} couldn’t be transferred to your bank account. Reason: ${reason}. The amount is back in your available balance.`,
    }),
  }),
  rejected: notice({
    to: 'store',
    mail: true,
    samples: [{ amount, reason: 'بيانات الحساب البنكي قيد المراجعة' }],
    ar: ({ amount, reason }) => ({
      title: 'تم رفض طلب السحب',
      body: `تم رفض طلب سحب ${moneyText(amount, 'ar')}. السبب: ${reason}. وعاد المبلغ إلى رصيدك المتاح.`,
    }),
    en: ({ amount, reason }) => ({
      title: 'Payout request rejected',
      body: `Your request for a payout of ${moneyText(amount, 'en')} was rejected. Reason: ${reason}. The amount is back in your available balance.`,
    }),
  }),
}
