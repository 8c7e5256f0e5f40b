import type { Audience } from '@rahba/contract/kernel/audiences'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { type CancellationKind, cancellationKinds } from '@rahba/contract/orders/cancellations/cancellation-states'
import { notice } from './message.ts'
import { shopperCancellationMessages } from './shopper-cancellations.ts'

interface Request {
  kind: CancellationKind
  number: number
}

interface Step<To extends Audience, More> {
  to: To
  more: More
  mail?: boolean
  /** The kind that the preview shows. */
  kind?: CancellationKind
  ar: (params: Request & More) => string
  en: (params: Request & More) => string
}

/** A notice about one step of a cancellation or return, titled with its number. */
const step = <To extends Audience, More>({ to, more, mail = to !== 'admin', kind = 'return', ar, en }: Step<To, More>) =>
  notice<To, Request & More>({
    to,
    mail,
    samples: [{ kind, number: 2041, ...more }],
    ar: (params) => ({ title: `${cancellationKinds[params.kind].ar} رقم ${params.number}`, body: ar(params) }),
    en: (params) => ({ title: `${cancellationKinds[params.kind].en} ${params.number}`, body: en(params) }),
  })

const ar = (kind: CancellationKind) => cancellationKinds[kind].ar
const en = (kind: CancellationKind) => cancellationKinds[kind].en.toLowerCase()

/** A cancellation or return as its store knows it. */
export interface StoreRequest extends Request {
  order_number: number
  /** The amount to refund, in halalas: that of the decision, or before it the one that was requested. */
  amount: number
  /** The names of its goods with the pieces of each, in both languages. */
  items: Bilingual
}

interface StoreStep {
  kind?: CancellationKind
  /** The title in each language, which says what happened. */
  ar: (request: StoreRequest) => string
  en: (request: StoreRequest) => string
  /** The sentence on what comes next. */
  body: Bilingual
}

/** A notice to the store about one step: the title says what happened to which order, the body which goods and amount it is about. */
const storeStep = ({ kind = 'return', body, ...title }: StoreStep) =>
  notice<'store', StoreRequest>({
    to: 'store',
    mail: true,
    samples: [{ kind, number: 2041, order_number: 100453, amount: 26_900, items: { ar: 'عباية كتان ×2', en: 'Linen abaya ×2' } }],
    ar: (of) => ({ title: title.ar(of), body: `${body.ar} المنتجات: ${of.items.ar}. المبلغ: ${moneyText(of.amount, 'ar')}.` }),
    en: (of) => ({ title: title.en(of), body: `${body.en} Items: ${of.items.en}. Amount: ${moneyText(of.amount, 'en')}.` }),
  })

export const cancellationMessages = {
  ...shopperCancellationMessages,
  requested_for_store: storeStep({
    ar: ({ kind, order_number }) => `طلب ${ar(kind)} جديد للطلب رقم ${order_number}`,
    en: ({ kind, order_number }) => `New ${en(kind)} request for order ${order_number}`,
    body: { ar: 'رُدّ عليه قبل انتهاء المهلة.', en: 'Respond before the deadline.' },
  }),
  goods_coming_to_store: storeStep({
    ar: ({ order_number }) => `منتجات الطلب رقم ${order_number} في طريقها إليك`,
    en: ({ order_number }) => `Items of order ${order_number} are coming back`,
    body: {
      ar: 'سيعيد العميل المنتجات إليك. افحصها عند وصولها وسجّل استلامها.',
      en: 'The customer is sending the items back. Inspect them on arrival and record what you receive.',
    },
  }),
  rejected_for_store: storeStep({
    ar: ({ kind, order_number }) => `تم رفض طلب ${ar(kind)} للطلب رقم ${order_number}`,
    en: ({ kind, order_number }) => `${cancellationKinds[kind].en} request for order ${order_number} rejected`,
    body: { ar: 'تم رفض طلب العميل بعد مراجعة فريق رحبة.', en: 'Our team reviewed the customer’s request and rejected it.' },
  }),
  refunded_for_store: storeStep({
    ar: ({ kind, order_number }) => `تم رد مبلغ ${ar(kind)} للطلب رقم ${order_number}`,
    en: ({ kind, order_number }) => `${cancellationKinds[kind].en} of order ${order_number} refunded`,
    body: { ar: 'تم رد المبلغ إلى العميل.', en: 'The customer was refunded.' },
  }),
  items_removed_for_store: storeStep({
    kind: 'cancel',
    ar: ({ order_number }) => `أُلغيت منتجات من الطلب رقم ${order_number}`,
    en: ({ order_number }) => `Items cancelled from order ${order_number}`,
    body: { ar: 'تمت إزالة المنتجات من الطلب.', en: 'The items were removed from the order.' },
  }),
  withdrawn_for_store: storeStep({
    ar: ({ kind, order_number }) => `تراجع العميل عن طلب ${ar(kind)} للطلب رقم ${order_number}`,
    en: ({ kind, order_number }) => `${cancellationKinds[kind].en} request for order ${order_number} withdrawn`,
    body: { ar: 'تراجع العميل عن طلبه.', en: 'The customer withdrew their request.' },
  }),
  disputed_for_admins: step({
    to: 'admin',
    more: {},
    ar: () => 'اعترض المتجر على طلب العميل، والطلب بانتظار قرارك.',
    en: () => 'The store disputed the customer’s request. Your decision is needed.',
  }),
  received_damaged: step({
    to: 'admin',
    more: {},
    ar: () => 'وصلت المنتجات إلى المتجر ناقصة أو تالفة. حدّد المبلغ النهائي لرده إلى العميل.',
    en: () => 'The items came back damaged or incomplete. Set the final refund amount.',
  }),
  refund_to_transfer: step({
    to: 'admin',
    more: {},
    ar: () => 'يوجد مبلغ مسترد معتمد بانتظار تحويله إلى العميل.',
    en: () => 'An approved refund is waiting to be transferred to the customer.',
  }),
  unanswered_by_store: step({
    to: 'admin',
    more: {},
    ar: () => 'لم يرد المتجر خلال المهلة، والطلب بانتظار قرارك.',
    en: () => 'The store didn’t respond in time. Your decision is needed.',
  }),
}
