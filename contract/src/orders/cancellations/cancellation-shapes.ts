import { z } from 'zod'
import { chosenValue } from '../../catalog/variants/chosen-value.ts'
import { actors } from '../../kernel/audiences.ts'
import { bilingualText } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { outsideAccounts } from '../../money/ledger/ledger.ts'
import { fulfilment, orderStatus, paymentMethod, paymentStatus } from '../order-shapes.ts'
import { cancellationKinds, cancellationStatuses, faults, refundDestinations, refundReasons } from './cancellation-states.ts'

export const cancellationStatus = z.enum(typedKeys(cancellationStatuses))
export const cancellationKind = z.enum(typedKeys(cancellationKinds))
export const refundReason = z.enum(typedKeys(refundReasons))
export const faultSchema = z.enum(typedKeys(faults))
export const refundDestination = z.enum(typedKeys(refundDestinations))

const moment = z.iso.datetime()
const halalas = z.int()
const actor = z.enum(actors)

/** One row of a list of cancellations and returns. */
export const cancellationRow = z.object({
  id: z.uuid(),
  number: z.int(),
  order_id: z.uuid(),
  order_number: z.int(),
  store_id: z.uuid(),
  store: bilingualText,
  user_id: z.uuid(),
  user: z.string().nullable(),
  kind: cancellationKind,
  status: cancellationStatus,
  /** True if its items were cancelled while nothing of them was paid, so that there is nothing to refund. */
  cancelled_unpaid: z.boolean(),
  refund_reason: refundReason,
  /** The text entered with the reason `other`. */
  refund_reason_other: z.string().nullable(),
  /** The shopper's refund: as settled, or as expected now. */
  amount: halalas,
  created_at: moment,
  answer_by: moment.nullable(),
  escalated_at: moment.nullable(),
})
export type CancellationRow = z.output<typeof cancellationRow>

const cancellationLine = z.object({
  id: z.uuid(),
  order_line_id: z.uuid(),
  product_id: z.uuid(),
  name: bilingualText,
  /** The values of the variant, in the order of the product's axes. */
  variant: z.array(chosenValue),
  image: z.uuid().nullable(),
  /** Units ordered, and units of this cancellation. */
  ordered: z.int(),
  quantity: z.int(),
  received: z.int(),
  damaged: z.int(),
  missing: z.int(),
  amount: halalas,
})

const paper = z.object({ id: z.uuid(), name: z.string(), mime: z.string(), bytes: z.int() })
const entry = z.object({
  id: z.uuid(),
  at: moment,
  action: z.string(),
  from_status: cancellationStatus.nullable(),
  to_status: cancellationStatus.nullable(),
  actor_type: actor,
  actor: z.string().nullable(),
  note: z.string().nullable(),
})

/** The refund as it is now: the shopper's amount, and the part that each of the others bears. */
const refundParts = z.object({
  total: halalas,
  promo: halalas,
  commission: halalas,
  commission_vat: halalas,
  platform_fee: halalas,
  platform_fee_vat: halalas,
  vat: halalas,
  store: halalas,
})
export const refundPreview = z.object({
  /** Goods, delivery and COD fee, less the way back where the shopper bears it: the amount. */
  goods: halalas,
  fees: halalas,
  return_charge: halalas,
  amount: halalas,
  /** The unpaid part of it, which lowers the amount collected at the door; the rest is paid back. */
  uncollected: halalas,
  /** The most that may be paid back of the order now. */
  refundable: halalas,
  with_fees: z.boolean(),
  whole: z.boolean(),
  parts: refundParts,
  /** Where the refund can go; empty if nothing is paid back. */
  destinations: z.array(refundDestination),
})
export type RefundPreview = z.output<typeof refundPreview>

/** A cancellation as its shopper reads it. */
export const shopperCancellation = z.object({
  ...cancellationRow.shape,
  version: z.int(),
  order_status: orderStatus,
  order_fulfilment: fulfilment,
  requested_by: actor,
  note: z.string().nullable(),
  problem_description: z.string().nullable(),
  attachments: z.array(paper),
  /** The reason of the dispute or rejection, as the shopper reads it. */
  decision_note: z.string().nullable(),
  destination: refundDestination,
  amount_final: halalas.nullable(),
  /** The unpaid part of the amount, which lowers the amount to be paid; 0 for a request that was rejected or withdrawn. */
  uncollected: halalas,
  /** The amounts paid back: to the wallet, and by bank or gateway. */
  to_wallet: halalas.nullable(),
  to_outside: halalas.nullable(),
  reference: z.string().nullable(),
  iban_number: z.string().nullable(),
  account_holder: z.string().nullable(),
  received_at: moment.nullable(),
  refunded_at: moment.nullable(),
  lines: z.array(cancellationLine),
  history: z.array(entry),
})

/** The same for the offices: with what it costs whom. `preview` is null once the amount is settled. */
export const cancellationDetail = z.object({
  ...shopperCancellation.shape,
  /** Null once the shopper deleted the account. */
  user_phone: z.string().nullable(),
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  fault: faultSchema,
  goods_back: z.boolean(),
  store_papers: z.array(paper),
  receipt: paper.nullable(),
  /** The way out of the part that does not go to the wallet: by bank, or back through the gateway. */
  outside: z.enum(outsideAccounts).nullable(),
  preview: refundPreview.nullable(),
  settled: refundParts.nullable(),
  /** Administrators alone see it; null for a store. */
  admin_note: z.string().nullable(),
})
export type WholeCancellation = z.output<typeof cancellationDetail>
