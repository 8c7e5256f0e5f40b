import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { keysOf } from '../kernel/keys-of.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { pageOf, pageQuery } from '../kernel/page.ts'
import { bilingualText, idParams } from '../kernel/shapes.ts'
import { ledgerEventCodes } from '../money/ledger.ts'
import { shopperPaymentStatuses } from '../money/payments.ts'

/** Where a shopper's money went through. */
export const transactionKinds = {
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  cod: { ar: 'نقدًا عند الاستلام', en: 'Cash on delivery' },
  card: { ar: 'بطاقة', en: 'Card' },
} as const
const kinds = keysOf(transactionKinds)
const statuses = keysOf(shopperPaymentStatuses)

export const transactionLabels = {
  kind: { ar: 'الطريقة', en: 'Method' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  event: { ar: 'العملية', en: 'Event' },
  status: { ar: 'الحالة', en: 'Status' },
  at: { ar: 'الوقت', en: 'Time' },
  order_number: { ar: 'رقم الطلب', en: 'Order' },
  store: { ar: 'المتجر', en: 'Store' },
  from: { ar: 'من تاريخ', en: 'From' },
  to: { ar: 'إلى تاريخ', en: 'To' },
} satisfies FieldLabels

/** One movement of a shopper's money: a transfer they sent, cash they paid at the door, or a change of their wallet. */
const row = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(kinds),
  /** Of the ledger, for the wallet's movements. */
  event: z.enum(ledgerEventCodes).nullable(),
  /** Of a payment, for the others. */
  status: z.enum(statuses).nullable(),
  /** What the shopper paid is below zero, what came back to them or into their wallet is above; halalas. */
  amount: z.int(),
  order_id: z.uuid().nullable(),
  order_number: z.int().nullable(),
  store: bilingualText.nullable(),
  note: z.string().nullable(),
})
export type UserTransaction = z.output<typeof row>

const rules = {
  access: { audience: 'admin', permissions: ['users.transactions'] },
  owner: 'platform',
  labels: transactionLabels,
  query: z.object({
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    kind: z.enum(kinds).optional(),
    from: z.iso.date('date').optional(),
    to: z.iso.date('date').optional(),
  }),
  response: pageOf(row),
  errors: [errors.not_found],
} as const

export const listShopperTransactions = endpoint({
  ...rules,
  name: 'listShopperTransactions',
  method: 'GET',
  path: '/admin/users/{id}/transactions',
  summary: "All movements of a shopper's money, newest first",
  params: idParams,
})
export const listAddressTransactions = endpoint({
  ...rules,
  name: 'listAddressTransactions',
  method: 'GET',
  path: '/admin/users/{id}/addresses/{address_id}/transactions',
  summary: 'Those of the orders that were delivered to one address, also after it was deleted',
  params: z.object({ id: z.uuid('uuid'), address_id: z.uuid('uuid') }),
})
