import type { Locale } from '@rahba/contract/kernel/locale'
import type { ShopperPayment } from '@rahba/contract/money/payments'
import { plainPage } from '../../platform/http/plain-page.ts'

interface Words {
  title: string
  body: string
}
type Outcome = 'paid' | 'waiting' | 'not_paid' | 'going_back'

const words: Record<Locale, Record<Outcome, Words>> = {
  ar: {
    paid: { title: 'تم الدفع', body: 'وصل طلبك إلى المتجر. عُد إلى التطبيق لمتابعته.' },
    waiting: { title: 'لم يكتمل الدفع بعد', body: 'إذا أتممت الدفع فسنؤكده خلال دقائق. عُد إلى التطبيق لمتابعة طلبك أو المحاولة مرة أخرى.' },
    not_paid: { title: 'لم يتم الدفع', body: 'لم يُخصم أي مبلغ لهذا الطلب. عُد إلى التطبيق للمحاولة مرة أخرى.' },
    going_back: { title: 'لم تُحتسب هذه الدفعة لطلبك', body: 'نراجع الدفعة لرد المبلغ إلى بطاقتك. تجد التفاصيل في التطبيق.' },
  },
  en: {
    paid: { title: 'Payment received', body: 'Your order was sent to the store. Go back to the app to track it.' },
    waiting: {
      title: 'Payment not completed yet',
      body: 'If you’ve paid, we’ll confirm it within a few minutes. Go back to the app to track your order or try again.',
    },
    not_paid: { title: 'Payment unsuccessful', body: 'You weren’t charged for this order. Go back to the app to try again.' },
    going_back: {
      title: 'This payment wasn’t applied to your order',
      body: 'We’re reviewing it so we can refund your card. See the app for details.',
    },
  },
}

const outcomes: Record<ShopperPayment['status'], Outcome> = {
  pending: 'waiting',
  confirmed: 'paid',
  refused: 'not_paid',
  held: 'going_back',
  refunded: 'going_back',
}

/** The page a shopper lands on after the gateway's, with what is known of the payment by now. It holds nothing anybody typed, and no script. */
export function returnPage(status: ShopperPayment['status'], locale: Locale): string {
  const { title, body } = words[locale][outcomes[status]]
  return plainPage(locale, { title, body: `<p>${body}</p>` })
}
