import { type PostedOrder, takesCash } from '../../money/ledger/order-postings.ts'

/** The invoices of an order that are due: the shopper's, and the platform's to the store. */
export interface DueInvoices {
  sale: boolean
  commission: boolean
}

/**
 * What an order's step makes due. The tax point is the earliest of supply, invoice and payment (docs/domain/vat-and-invoices.md#tax-point): what was paid before is
 * invoiced when the store accepts the order, cash when it is delivered. The platform has earned its commission by then too.
 */
export function dueInvoices(step: 'accepted' | 'delivered', order: PostedOrder): DueInvoices {
  if (step === 'accepted') return { sale: !takesCash(order), commission: false }
  return { sale: true, commission: order.commission + order.platform_fee > 0 }
}
