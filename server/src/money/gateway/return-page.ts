import type { Locale } from '@rahba/contract/kernel/locale'
import type { ShopperPayment } from '@rahba/contract/money/payments/payments'
import { plainPage } from '../../platform/http/plain-page.ts'

interface Words {
  title: string
  body: string
}
const toOrders: Record<Locale, string> = { ar: 'عرض طلباتي', en: 'View your orders' }
type Outcome = 'paid' | 'waiting' | 'not_paid' | 'going_back'

const words: Record<Locale, Record<Outcome, Words>> = {
  ar: {
    paid: { title: 'تم الدفع', body: 'وصل طلبك إلى المتجر. يمكنك متابعته من طلباتك.' },
    waiting: { title: 'لم يكتمل الدفع بعد', body: 'إذا أتممت الدفع فسنؤكده خلال دقائق. يمكنك متابعة طلبك أو المحاولة مرة أخرى من طلباتك.' },
    not_paid: { title: 'لم يتم الدفع', body: 'لم يُخصم أي مبلغ لهذا الطلب. يمكنك المحاولة مرة أخرى من طلباتك.' },
    going_back: { title: 'لم تُحتسب هذه الدفعة لطلبك', body: 'نراجع الدفعة لرد المبلغ إلى بطاقتك. تجد التفاصيل في طلباتك.' },
  },
  en: {
    paid: { title: 'Payment received', body: 'Your order was sent to the store. Track it in your orders.' },
    waiting: {
      title: 'Payment not completed yet',
      body: 'If you’ve paid, we’ll confirm it within a few minutes. Track your order or try again from your orders.',
    },
    not_paid: { title: 'Payment unsuccessful', body: 'You weren’t charged for this order. Try again from your orders.' },
    going_back: {
      title: 'This payment wasn’t applied to your order',
      body: 'We’re reviewing it so we can refund your card. See your orders for details.',
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

/**
 * The page a shopper lands on after the gateway's, with what is known of the payment by now. It holds nothing anybody typed, no script, and a
 * link to the orders on the web.
 */
export function returnPage(status: ShopperPayment['status'], locale: Locale): string {
  const { title, body } = words[locale][outcomes[status]]
  return plainPage(locale, { title, body: `<p>${body}</p><p><a href="/${locale}/orders">${toOrders[locale]}</a></p>` })
}
