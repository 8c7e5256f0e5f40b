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
    paid: { title: 'تم الدفع', body: 'وصل طلبك إلى المتجر. ارجع إلى التطبيق لمتابعته.' },
    waiting: { title: 'لم يكتمل الدفع بعد', body: 'إن كنت دفعت فسيتأكد خلال دقائق. ارجع إلى التطبيق لمتابعة طلبك أو للمحاولة مرة أخرى.' },
    not_paid: { title: 'لم يتم الدفع', body: 'لم يُخصم منك شيء لهذا الطلب. ارجع إلى التطبيق للمحاولة مرة أخرى.' },
    going_back: { title: 'لم يُحتسب هذا الدفع للطلب', body: 'نراجع المبلغ لإعادته إلى بطاقتك. تجد التفاصيل في التطبيق.' },
  },
  en: {
    paid: { title: 'Payment received', body: 'Your order is with its store. Go back to the app to follow it.' },
    waiting: {
      title: 'Not paid yet',
      body: 'If you have paid, it will be confirmed within minutes. Go back to the app to follow your order or to try again.',
    },
    not_paid: { title: 'Not paid', body: 'You were not charged for this order. Go back to the app to try again.' },
    going_back: {
      title: 'This payment did not count for the order',
      body: 'It is being reviewed so that it can go back to your card. The app has the details.',
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
