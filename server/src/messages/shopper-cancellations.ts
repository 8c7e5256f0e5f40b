import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type CancellationKind, cancellationKinds } from '@rahba/contract/orders/cancellations/cancellation-states'
import { type NoticeText, notice } from './message.ts'
import { dropFullStop, type RefundRoute, refundText } from './refund-words.ts'

/** The order and store of a cancellation or return; people know the order's number. */
export interface ShopperRequest {
  kind: CancellationKind
  order_number: number
  store: Bilingual
}

interface Step<More> {
  more: More
  mail?: boolean
  kind?: CancellationKind
  ar: (params: ShopperRequest & More) => NoticeText
  en: (params: ShopperRequest & More) => NoticeText
}

const sample = { order_number: 100453, store: { ar: 'محمصة سديم', en: 'Sadeem Roastery' } }

const step = <More>({ more, mail = true, kind = 'return', ar, en }: Step<More>) =>
  notice<'user', ShopperRequest & More>({ to: 'user', mail, samples: [{ kind, ...sample, ...more }], ar, en })

const orderSubject = ({ order_number, store }: ShopperRequest) => ({
  ar: `طلبك رقم ${order_number} من متجر ${store.ar}`,
  en: `order ${order_number} from ${store.en}`,
})
const ar = (kind: CancellationKind) => cancellationKinds[kind].ar
const en = (kind: CancellationKind) => cancellationKinds[kind].en.toLowerCase()
const refund: RefundRoute = { to_wallet: 24_900, to_outside: 0, outside: null }
const transfer: RefundRoute = { to_wallet: 0, to_outside: 24_900, outside: 'bank' }

/** The notices to a shopper about their cancellations and returns: the title says what happened, the body what comes next. */
export const shopperCancellationMessages = {
  requested_for_shopper: step({
    more: {},
    ar: (of) => ({
      title: `تم تسجيل طلب ${ar(of.kind)}`,
      body: `سيرد المتجر على طلب ${ar(of.kind)} ${orderSubject(of).ar}، وسنخبرك بالنتيجة.`,
    }),
    en: (of) => ({
      title: `${cancellationKinds[of.kind].en} requested`,
      body: `The store will respond to the ${en(of.kind)} of your ${orderSubject(of).en}. We’ll let you know the outcome.`,
    }),
  }),
  disputed_for_shopper: step({
    more: {},
    ar: (of) => ({
      title: `اعترض المتجر على طلب ال${ar(of.kind)}`,
      body: `سيراجع فريق رحبة الاعتراض على ${ar(of.kind)} ${orderSubject(of).ar}، وسنخبرك بالقرار.`,
    }),
    en: (of) => ({
      title: `The store disputed your ${en(of.kind)}`,
      body: `Our team will review your ${orderSubject(of).en} and let you know the decision.`,
    }),
  }),
  goods_awaited_from_shopper: step({
    more: {},
    ar: (of) => ({
      title: 'تمت الموافقة على الاسترجاع',
      body: `أعِد منتجات ${orderSubject(of).ar} ليُرد إليك المبلغ. تواصل مع المتجر من صفحة الطلب للاتفاق على طريقة الاستلام.`,
    }),
    en: (of) => ({
      title: 'Return approved',
      body: `Return the items of your ${orderSubject(of).en} to get your refund. Message the store from the order page to agree on how.`,
    }),
  }),
  rejected_for_shopper: step({
    more: { note: 'انتهت مدة الاسترجاع' },
    ar: (of) => ({ title: `تم رفض طلب ال${ar(of.kind)}`, body: `${orderSubject(of).ar}.${of.note ? ` السبب: ${of.note}` : ''}` }),
    en: (of) => ({
      title: `${cancellationKinds[of.kind].en} request rejected`,
      body: `This is about ${orderSubject(of).en}.${of.note ? ` Reason: ${of.note}` : ''}`,
    }),
  }),
  refund_approved_for_shopper: step({
    more: { refund: transfer },
    ar: (of) => ({ title: 'تم اعتماد رد المبلغ', body: `سيُرد ${refundText(of.refund, 'ar')} عن ${orderSubject(of).ar}.` }),
    en: (of) => ({ title: 'Refund approved', body: `You’ll get ${refundText(of.refund, 'en')} for ${orderSubject(of).en}.` }),
  }),
  refund_failed_for_shopper: step({
    more: {},
    ar: (of) => ({ title: 'تعذّر تحويل المبلغ المسترد', body: `سنعيد محاولة التحويل عن ${orderSubject(of).ar}، وسنخبرك عند إتمامه.` }),
    en: (of) => ({
      title: 'Refund transfer failed',
      body: `We’ll retry the transfer for ${orderSubject(of).en} and let you know once it’s done.`,
    }),
  }),
  refunded_for_shopper: step({
    more: { refund },
    ar: (of) => ({ title: `تم رد ${refundText(of.refund, 'ar')}`, body: `هذا المبلغ عن ${orderSubject(of).ar}.` }),
    en: (of) => ({ title: `Refunded ${refundText(of.refund, 'en')}`, body: `This is for ${orderSubject(of).en}.` }),
  }),
  items_removed_for_shopper: step({
    more: {},
    kind: 'cancel',
    ar: (of) => ({
      title: `تمت إزالة منتجات من طلبك رقم ${of.order_number}`,
      body: `يُكمل متجر ${of.store.ar} بقية الطلب. لا يوجد مبلغ لرده لأنك لم تدفع قيمة هذه المنتجات.`,
    }),
    en: (of) => ({
      title: `Items removed from order ${of.order_number}`,
      body: `${of.store.en} continues with the rest. There’s nothing to refund because you haven’t paid for these items.`,
    }),
  }),
  items_cancelled_by_store: step({
    more: { reason: { ar: 'نفدت الكمية', en: 'Out of stock' } as Bilingual, refund: refund as RefundRoute | null },
    kind: 'cancel',
    ar: (of) => ({
      title: `أُلغيت منتجات من طلبك رقم ${of.order_number}`,
      body: `ألغاها متجر ${of.store.ar}. السبب: ${dropFullStop(of.reason.ar)}. ${of.refund ? `المبلغ المسترد: ${refundText(of.refund, 'ar')}.` : 'لا يوجد مبلغ لرده لأنك لم تدفع قيمتها.'} يُكمل المتجر بقية الطلب.`,
    }),
    en: (of) => ({
      title: `Items cancelled from order ${of.order_number}`,
      body: `${of.store.en} cancelled them. Reason: ${dropFullStop(of.reason.en)}. ${of.refund ? `Refund: ${refundText(of.refund, 'en')}.` : 'There’s nothing to refund because you haven’t paid for them.'} The store continues with the rest.`,
    }),
  }),
  left_before_answer: step({
    more: {},
    mail: false,
    kind: 'cancel',
    ar: (of) => ({
      title: `خرج طلبك رقم ${of.order_number} قبل الإلغاء`,
      body: `أرسل متجر ${of.store.ar} طلبك قبل قبول الإلغاء. يمكنك طلب الاسترجاع بعد استلامه.`,
    }),
    en: (of) => ({
      title: `Order ${of.order_number} left before it was cancelled`,
      body: `${of.store.en} sent your order before accepting the cancellation. You can request a return once you receive it.`,
    }),
  }),
}
