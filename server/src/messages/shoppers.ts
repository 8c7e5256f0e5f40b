import { brand } from '@rahba/contract/kernel/brand'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { sms } from './message.ts'

const { name } = brand

/** Messages about a shopper's own account. */
export const shopperMessages = {
  /** After the shopper confirmed the deletion, with the day and the way back. */
  deletion_due: sms({
    to: ['user'],
    samples: [{ due_at: '2026-12-03T09:00:00.000Z' }],
    ar: ({ due_at }) => `سيُحذف حسابك في ${name.ar} يوم ${formatDate(due_at, 'ar', 'longDate')}. للاحتفاظ به سجّل الدخول قبله.`,
    en: ({ due_at }) =>
      `Your ${name.en} account will be deleted on ${formatDate(due_at, 'en', 'longDate')}. To keep it, sign in before then.`,
  }),
} as const
