import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

interface InvoiceKind extends Bilingual {
  /** UNTDID 1001: 388 is an invoice, 381 a credit note. */
  type_code: '388' | '381'
  /** The prefix of the number. Each supplier numbers each kind separately. */
  series: string
  /** The kind of invoice that a credit note of this kind reverses. */
  credits?: 'sale' | 'commission'
}

/**
 * Every kind of document (docs/domain/vat-and-invoices.md#documents): the shopper's invoice, the store's for the platform's fees, and their credit
 * notes.
 */
export const invoiceKinds = {
  sale: { type_code: '388', series: 'SI', ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' },
  sale_credit: {
    type_code: '381',
    series: 'SC',
    credits: 'sale',
    ar: 'إشعار دائن لفاتورة مبسطة',
    en: 'Credit note for a simplified invoice',
  },
  commission: { type_code: '388', series: 'TI', ar: 'فاتورة ضريبية', en: 'Tax invoice' },
  commission_credit: {
    type_code: '381',
    series: 'TC',
    credits: 'commission',
    ar: 'إشعار دائن لفاتورة ضريبية',
    en: 'Credit note for a tax invoice',
  },
} as const satisfies Record<string, InvoiceKind>

export type InvoiceKindName = keyof typeof invoiceKinds
export const invoiceKindKeys = typedKeys(invoiceKinds)

/** VAT categories of UN/ECE 5305 that occur here. */
export const vatCategories = {
  S: { ar: 'خاضع للنسبة الأساسية', en: 'Standard rate' },
  O: { ar: 'غير خاضع للضريبة', en: 'Not subject to VAT' },
} as const satisfies Record<string, Bilingual>
