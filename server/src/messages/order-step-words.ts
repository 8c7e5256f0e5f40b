import type { Actor } from '@rahba/contract/kernel/audiences'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import type { NoticeText } from './message.ts'
import { dropFullStop, type RefundRoute, refundText } from './refund-words.ts'

/** The states whose beginning a shopper is notified of. The others begin with a step of their own, or with a message of its own. */
export type AnnouncedStatus = Exclude<OrderStatus, 'pending_payment' | 'new' | 'cancel_requested'>

export interface ShopperStep {
  number: number
  store: Bilingual
  status: AnnouncedStatus
  by: Actor
  /** True if the shopper collects the order from a branch. */
  pickup: boolean
  /** The amount to be paid in cash at the door, in halalas. */
  cash: number
  /** True if this step rejected a request to cancel, so that the order goes on. */
  cancel_rejected: boolean
  /** The reason that was given for a cancellation or for rejecting one. */
  reason: string | null
  /** The refund of a cancelled order; null if nothing had been paid. */
  refund: RefundRoute | null
}

/** The text of each step in one language: the title says what happened, the body what the shopper does or expects next. */
type Texts = Record<AnnouncedStatus | 'cancel_rejected', (step: ShopperStep) => NoticeText>

const ar: Texts = {
  accepted: ({ number, store, pickup }) => ({
    title: `قبِل المتجر طلبك رقم ${number}`,
    body: `قبِل متجر ${store.ar} طلبك وسيبدأ تجهيزه، وسنخبرك ${pickup ? 'عندما يصبح جاهزًا للاستلام' : 'عند خروجه للتوصيل'}.`,
  }),
  preparing: ({ number, store }) => ({
    title: `طلبك رقم ${number} قيد التجهيز`,
    body: `بدأ متجر ${store.ar} تجهيز طلبك.`,
  }),
  ready: ({ number, store, pickup }) =>
    pickup
      ? {
          title: `طلبك رقم ${number} جاهز للاستلام`,
          body: `يمكنك استلام طلبك من متجر ${store.ar} خلال أوقات عمله. تجد عنوان الفرع في صفحة الطلب.`,
        }
      : { title: `طلبك رقم ${number} جاهز`, body: `جهّز متجر ${store.ar} طلبك، وسيخرج للتوصيل قريبًا.` },
  shipped: ({ number, store }) => ({
    title: `طلبك رقم ${number} لدى شركة الشحن`,
    body: `سلّم متجر ${store.ar} طلبك إلى شركة الشحن. يمكنك تتبّع الشحنة من صفحة الطلب.`,
  }),
  out_for_delivery: ({ number, store, cash }) => ({
    title: `طلبك رقم ${number} في الطريق إليك`,
    body: `خرج طلبك من متجر ${store.ar} للتوصيل. ${cash > 0 ? `جهّز ${moneyText(cash, 'ar')} نقدًا لدفعها عند الاستلام.` : 'تأكد من أن جوالك متاح.'}`,
  }),
  delivery_failed: ({ number, store }) => ({
    title: `تعذّر توصيل طلبك رقم ${number}`,
    body: `تأكد من أن جوالك متاح، أو راسل متجر ${store.ar} للاتفاق على موعد آخر.`,
  }),
  returned_to_store: ({ number, store }) => ({
    title: `عاد طلبك رقم ${number} إلى المتجر`,
    body: `تعذّر توصيل طلبك وعاد إلى متجر ${store.ar}. سيُلغى الطلب ويُرد إليك أي مبلغ دفعته.`,
  }),
  delivered: ({ number, store, pickup }) => ({
    title: pickup ? `تم استلام طلبك رقم ${number}` : `تم توصيل طلبك رقم ${number}`,
    body: `أكّد الاستلام إذا ${pickup ? 'استلمت' : 'وصلك'} طلبك من متجر ${store.ar} كاملًا. ويمكنك طلب الاسترجاع من صفحة الطلب.`,
  }),
  completed: ({ number, store }) => ({
    title: `اكتمل طلبك رقم ${number}`,
    body: `شكرًا لشرائك من متجر ${store.ar}. نتمنى أن ينال طلبك إعجابك.`,
  }),
  cancelled: ({ number, store, by, reason, refund }) => ({
    title: `تم إلغاء طلبك رقم ${number}`,
    body: [
      by === 'store' ? `ألغى متجر ${store.ar} طلبك.` : '',
      by === 'admin' ? `ألغى فريق رحبة طلبك من متجر ${store.ar}.` : '',
      by === 'system' ? `انتهت مهلة طلبك من متجر ${store.ar} وأُلغي تلقائيًا.` : '',
      reason ? `السبب: ${dropFullStop(reason)}.` : '',
      refund ? `المبلغ المسترد: ${refundText(refund, 'ar')}.` : 'لا يوجد مبلغ لرده.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  cancel_rejected: ({ number, store, reason }) => ({
    title: `لم يُلغَ طلبك رقم ${number}`,
    body: `تم رفض طلب الإلغاء${reason ? `. السبب: ${dropFullStop(reason)}` : ''}. يواصل متجر ${store.ar} تجهيز طلبك، ويمكنك طلب الاسترجاع بعد استلامه.`,
  }),
}

const cancelledBy = (store: string): Record<Actor, string> => ({
  store: `${store} cancelled your order.`,
  admin: `Our team cancelled your order from ${store}.`,
  system: `The deadline for your order from ${store} passed, so it was cancelled automatically.`,
  user: '',
})

const en: Texts = {
  accepted: ({ number, store, pickup }) => ({
    title: `Order ${number} accepted`,
    body: `${store.en} accepted your order and will start preparing it. We’ll let you know when it’s ${pickup ? 'ready for pickup' : 'on the way'}.`,
  }),
  preparing: ({ number, store }) => ({ title: `Order ${number} is being prepared`, body: `${store.en} started preparing your order.` }),
  ready: ({ number, store, pickup }) =>
    pickup
      ? {
          title: `Order ${number} is ready for pickup`,
          body: `Pick up your order from ${store.en} during its opening hours. The branch address is on the order page.`,
        }
      : { title: `Order ${number} is ready`, body: `${store.en} packed your order and will send it out soon.` },
  shipped: ({ number, store }) => ({
    title: `Order ${number} is with the carrier`,
    body: `${store.en} handed your order to the carrier. Track the shipment on the order page.`,
  }),
  out_for_delivery: ({ number, store, cash }) => ({
    title: `Order ${number} is on the way`,
    body: `Your order from ${store.en} is out for delivery. ${cash > 0 ? `Have ${moneyText(cash, 'en')} in cash ready.` : 'Keep your phone reachable.'}`,
  }),
  delivery_failed: ({ number, store }) => ({
    title: `Order ${number} couldn’t be delivered`,
    body: `Make sure your phone is reachable, or message ${store.en} to agree on another time.`,
  }),
  returned_to_store: ({ number, store }) => ({
    title: `Order ${number} went back to the store`,
    body: `Your order couldn’t be delivered and is back at ${store.en}. It will be cancelled and any payment refunded.`,
  }),
  delivered: ({ number, store, pickup }) => ({
    title: pickup ? `Order ${number} picked up` : `Order ${number} delivered`,
    body: `Confirm receipt if your order from ${store.en} is complete. You can also request a return on the order page.`,
  }),
  completed: ({ number, store }) => ({
    title: `Order ${number} completed`,
    body: `Thanks for shopping with ${store.en}. We hope you like your order.`,
  }),
  cancelled: ({ number, store, by, reason, refund }) => ({
    title: `Order ${number} cancelled`,
    body: [
      cancelledBy(store.en)[by],
      reason ? `Reason: ${dropFullStop(reason)}.` : '',
      refund ? `Refund: ${refundText(refund, 'en')}.` : 'There’s nothing to refund.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  cancel_rejected: ({ number, store, reason }) => ({
    title: `Order ${number} wasn’t cancelled`,
    body: `Your cancellation request was rejected. ${reason ? `Reason: ${dropFullStop(reason)}. ` : ''}${store.en} goes on preparing your order. You can request a return once you receive it.`,
  }),
}

const texts: Record<Locale, Texts> = { ar, en }

/** Returns the notice about one step of an order, worded for its shopper. */
export const orderStepText = (step: ShopperStep, locale: Locale): NoticeText =>
  texts[locale][step.cancel_rejected ? 'cancel_rejected' : step.status](step)
