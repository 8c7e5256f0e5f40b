import { comma } from '@rahba/contract/kernel/locale'
import { notice } from './message.ts'

const number = 100453

export const paymentMessages = {
  card_late: notice({
    to: 'admin',
    samples: [{ number }],
    ar: ({ number }) => ({
      title: 'دفعة بطاقة متأخرة',
      body: `وصلت دفعة الطلب رقم ${number} بعد انتهاء مهلة الدفع، وسيُرد المبلغ إلى البطاقة.`,
    }),
    en: ({ number }) => ({
      title: 'Late card payment',
      body: `Order ${number} was paid after its payment deadline. The payment is being refunded to the card.`,
    }),
  }),
  card_held: notice({
    to: 'admin',
    samples: [{ number }],
    ar: ({ number }) => ({
      title: 'دفعة بطاقة موقوفة',
      body: `المبلغ المستلم للطلب رقم ${number} لا يطابق المبلغ المطلوب. راجع الدفعة واتخذ القرار.`,
    }),
    en: ({ number }) => ({
      title: 'Card payment on hold',
      body: `The amount received for order ${number} doesn’t match the amount due. Review the payment and decide what to do.`,
    }),
  }),
  card_late_for_shopper: notice({
    to: 'user',
    mail: true,
    samples: [{ number }],
    ar: ({ number }) => ({
      title: `الطلب رقم ${number}`,
      body: 'وصلت دفعتك بعد انتهاء مهلة الدفع، وسنرد المبلغ إلى بطاقتك. يمكنك الطلب من جديد.',
    }),
    en: ({ number }) => ({
      title: `Order ${number}`,
      body: 'Your payment arrived after the payment deadline. We’re refunding it to your card. You can order again.',
    }),
  }),
  card_refund_failed: notice({
    to: 'admin',
    samples: [{ message: 'Insufficient balance' }],
    ar: ({ message }) => ({ title: 'تعذّر رد مبلغ إلى البطاقة', body: `رسالة بوابة الدفع: ${message}` }),
    en: ({ message }) => ({ title: 'Card refund failed', body: `Message from the payment gateway: ${message}` }),
  }),
  transfer_sent: notice<'admin', { numbers: readonly number[] }>({
    to: 'admin',
    samples: [{ numbers: [number] }, { numbers: [number, 100454] }],
    ar: ({ numbers }) => ({
      title: 'إيصال تحويل جديد',
      body: `وصل إيصال تحويل من عميل ${numbers.length > 1 ? 'لأكثر من طلب:' : 'للطلب رقم'} ${numbers.join(comma.ar)}. راجعه لتأكيد الدفع.`,
    }),
    en: ({ numbers }) => ({
      title: 'New transfer slip',
      body: `A customer sent a transfer slip for ${numbers.length > 1 ? 'orders' : 'order'} ${numbers.join(comma.en)}. Review it to confirm the payment.`,
    }),
  }),
  transfer_refused: notice({
    to: 'user',
    mail: true,
    samples: [{ number, store: { ar: 'محمصة سديم', en: 'Sadeem Roastery' }, reason: 'المبلغ المحوَّل أقل من قيمة الطلب' }],
    ar: ({ number, store, reason }) => ({
      title: `تعذّر تأكيد تحويل الطلب رقم ${number}`,
      body: `أرسل إيصالًا آخر من صفحة طلبك لدى متجر ${store.ar}. السبب: ${reason}`,
    }),
    en: ({ number, store, reason }) => ({
      title: `Transfer for order ${number} not confirmed`,
      body: `Send another slip on the page of your order from ${store.en}. Reason: ${reason}`,
    }),
  }),
}
