import type { InvoiceParty } from '@rahba/contract/orders/invoices/invoice-document'
import type { OrderAddress } from '../table.ts'

/** A party that may issue tax invoices. */
export type Supplier = InvoiceParty & { vat_no: string }

/** A text in both languages, where only one is known in that one; null where none is. */
export const both = (ar: string | null, en: string | null) => {
  const [one, other] = [ar ?? en, en ?? ar]
  return one && other ? { ar: one, en: other } : null
}

/** The shopper as the order names them. */
export function shopperParty(address: OrderAddress | null, user: string | null): InvoiceParty | null {
  // The order's copy has no name once the shopper deleted the account.
  const name = address?.name || user
  if (!name) return null
  return {
    name: { ar: name, en: name },
    vat_no: null,
    register_no: null,
    street: address ? both(address.street, null) : null,
    building_no: address?.building ?? null,
    district: address ? both(address.district, null) : null,
    city: address?.city ?? null,
    postal_code: null,
  }
}
