import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { type SecondReason, secondReasons } from '@rahba/contract/money/second-approval'
import { notice } from './message.ts'

interface Statement {
  number: number
  /** The amount still to be paid, in halalas. */
  remaining: number
  due_on: string
  /** The part that the notice is about, in halalas. */
  amount: number
  reason: string
}

const store: Bilingual = { ar: 'بيت العود', en: 'Oud House' }
const number = 512
const statement: Statement = { number, remaining: 61_540, due_on: '2026-12-05', amount: 40_000, reason: 'الإيصال غير واضح' }

type Words = (statement: Statement) => { title: string; body: string }

/** A notice to a store about one of its statements. */
const about = (ar: Words, en: Words, mail: 'by_sender' | false = false) => notice({ to: 'store', mail, samples: [statement], ar, en })

/** The notices to a merchant, by what happened to the statement. */
export const statementMessages = {
  issued: about(
    ({ number, remaining, due_on }) => ({
      title: 'كشف مستحقات جديد',
      body: `صدر كشف مستحقات المنصة رقم ${number}. المبلغ المتبقي ${moneyText(remaining, 'ar')}، وآخر موعد لسداده ${formatDate(due_on, 'ar', 'longDate')}.`,
    }),
    ({ number, remaining, due_on }) => ({
      title: 'New dues statement',
      body: `Statement ${number} for platform dues was issued. ${moneyText(remaining, 'en')} is due by ${formatDate(due_on, 'en', 'longDate')}.`,
    }),
    'by_sender',
  ),
  settled_at_once: about(
    ({ number, amount }) => ({
      title: 'تم سداد مستحقات المنصة من رصيدك',
      body: `صدر الكشف رقم ${number}، وتم سداده بالكامل بمبلغ ${moneyText(amount, 'ar')} من رصيدك المتاح.`,
    }),
    ({ number, amount }) => ({
      title: 'Dues paid from your balance',
      body: `Statement ${number} was issued and paid in full with ${moneyText(amount, 'en')} from your available balance.`,
    }),
  ),
  reminder: about(
    ({ number, remaining, due_on }) => ({
      title: 'موعد سداد مستحقات المنصة قريب',
      body: `المبلغ المتبقي من الكشف رقم ${number} هو ${moneyText(remaining, 'ar')}، وآخر موعد لسداده ${formatDate(due_on, 'ar', 'longDate')}.`,
    }),
    ({ number, remaining, due_on }) => ({
      title: 'Dues payment due soon',
      body: `${moneyText(remaining, 'en')} of statement ${number} is due by ${formatDate(due_on, 'en', 'longDate')}.`,
    }),
    'by_sender',
  ),
  overdue: about(
    ({ number, remaining, due_on }) => ({
      title: 'تأخر سداد مستحقات المنصة',
      body: `انتهت مهلة سداد الكشف رقم ${number} في ${formatDate(due_on, 'ar', 'longDate')}، والمبلغ المتبقي ${moneyText(remaining, 'ar')}. سدّده حتى لا يتم إيقاف متجرك.`,
    }),
    ({ number, remaining, due_on }) => ({
      title: 'Your dues are overdue',
      body: `Statement ${number} was due on ${formatDate(due_on, 'en', 'longDate')}, and ${moneyText(remaining, 'en')} is still unpaid. Pay it so your store isn’t suspended.`,
    }),
    'by_sender',
  ),
  confirmed: about(
    ({ number, amount, remaining }) => ({
      title: 'تم تأكيد تحويلك',
      body: `تم تأكيد تحويل ${moneyText(amount, 'ar')} عن الكشف رقم ${number}. المبلغ المتبقي ${moneyText(remaining, 'ar')}.`,
    }),
    ({ number, amount, remaining }) => ({
      title: 'Transfer confirmed',
      body: `Your transfer of ${moneyText(amount, 'en')} for statement ${number} was confirmed. ${moneyText(remaining, 'en')} remaining.`,
    }),
  ),
  sent_back: about(
    ({ number, reason }) => ({ title: 'لم يُقبل إيصال التحويل', body: `لم يُقبل إيصال التحويل عن الكشف رقم ${number}. السبب: ${reason}` }),
    ({ number, reason }) => ({
      title: 'Transfer slip not accepted',
      body: `Your transfer slip for statement ${number} wasn’t accepted. Reason: ${reason}`,
    }),
  ),
  offset: about(
    ({ number, amount, remaining }) => ({
      title: 'تم سداد مستحقات المنصة من رصيدك',
      body: `خُصم ${moneyText(amount, 'ar')} من رصيدك المتاح لسداد الكشف رقم ${number}. المبلغ المتبقي ${moneyText(remaining, 'ar')}.`,
    }),
    ({ number, amount, remaining }) => ({
      title: 'Dues paid from your balance',
      body: `${moneyText(amount, 'en')} was deducted from your available balance for statement ${number}. ${moneyText(remaining, 'en')} remaining.`,
    }),
  ),
  waived: about(
    ({ number, amount, reason }) => ({
      title: 'تم إعفاؤك من مستحقات المنصة',
      body: `تم إعفاء متجرك من ${moneyText(amount, 'ar')} من الكشف رقم ${number}. السبب: ${reason}`,
    }),
    ({ number, amount, reason }) => ({
      title: 'Dues waived',
      body: `${moneyText(amount, 'en')} of statement ${number} was waived. Reason: ${reason}`,
    }),
  ),
}

export const dueMessages = {
  ...statementMessages,
  overdue_for_admins: notice({
    to: 'admin',
    samples: [{ store, number }],
    ar: ({ store, number }) => ({ title: 'مستحقات متأخرة', body: `لم يسدد متجر ${store.ar} الكشف رقم ${number} في موعده.` }),
    en: ({ store, number }) => ({ title: 'Dues overdue', body: `${store.en} didn’t pay statement ${number} on time.` }),
  }),
  claimed: notice({
    to: 'admin',
    samples: [{ store, number, amount: statement.amount }],
    ar: ({ store, number, amount }) => ({
      title: 'إيصال سداد مستحقات بانتظار التأكيد',
      body: `وصل إيصال تحويل بمبلغ ${moneyText(amount, 'ar')} من متجر ${store.ar} عن الكشف رقم ${number}.`,
    }),
    en: ({ store, number, amount }) => ({
      title: 'Dues payment awaiting confirmation',
      body: `${store.en} sent a transfer slip for ${moneyText(amount, 'en')} for statement ${number}.`,
    }),
  }),
  needs_second: notice<'admin', { number: number; remaining: number; why: SecondReason }>({
    to: 'admin',
    samples: [{ number, remaining: statement.remaining, why: 'owner_sum' }],
    ar: ({ number, remaining, why }) => ({
      title: 'إعفاء من مستحقات بانتظار موافقة مشرف آخر',
      body: `المبلغ المتبقي من الكشف رقم ${number} هو ${moneyText(remaining, 'ar')}. ${secondReasons[why].ar}.`,
    }),
    en: ({ number, remaining, why }) => ({
      title: 'Dues waiver needs a second approval',
      body: `${moneyText(remaining, 'en')} of statement ${number} remains. ${secondReasons[why].en}.`,
    }),
  }),
}

/** The reason that a store suspended for unpaid dues is shown; it is kept once, for readers of both languages. */
export const suspensionReason = (number: number): string =>
  `لم تُسدَّد مستحقات المنصة في الكشف رقم ${number}. Platform dues in statement ${number} weren’t paid.`
