import type { Audience } from '@rahba/contract/kernel/audiences'
import { type CancellationKind, cancellationKinds } from '@rahba/contract/orders/cancellation-states'
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

const order = { order_number: 100453 }

export const cancellationMessages = {
  ...shopperCancellationMessages,
  requested_for_store: step({
    to: 'store',
    more: order,
    ar: ({ kind, order_number }) => `وصلك طلب ${cancellationKinds[kind].ar} جديد للطلب رقم ${order_number}. رُدّ عليه قبل انتهاء المهلة.`,
    en: ({ kind, order_number }) =>
      `There’s a new ${cancellationKinds[kind].en.toLowerCase()} request for order ${order_number}. Respond before the deadline.`,
  }),
  goods_coming_to_store: step({
    to: 'store',
    more: {},
    ar: () => 'سيعيد العميل المنتجات إليك. افحصها عند وصولها وسجّل استلامها.',
    en: () => 'The customer is sending the items back. Inspect them on arrival and record what you receive.',
  }),
  rejected_for_store: step({
    to: 'store',
    more: {},
    ar: () => 'تم رفض طلب العميل بعد مراجعة فريق رحبة.',
    en: () => 'Our team reviewed the customer’s request and rejected it.',
  }),
  refunded_for_store: step({
    to: 'store',
    more: {},
    ar: () => 'تم رد المبلغ إلى العميل.',
    en: () => 'The customer was refunded.',
  }),
  items_removed_for_store: step({
    to: 'store',
    more: {},
    ar: () => 'تمت إزالة المنتجات من الطلب.',
    en: () => 'The items were removed from the order.',
  }),
  withdrawn_for_store: step({
    to: 'store',
    more: {},
    ar: () => 'تراجع العميل عن طلبه.',
    en: () => 'The customer withdrew their request.',
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
