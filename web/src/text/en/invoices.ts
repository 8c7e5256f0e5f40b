import type { text as ar } from '../ar/invoices.ts'

export const text: typeof ar = {
  title: 'Invoices',
  none: 'No invoice yet. Prepaid orders are invoiced when the store accepts them, and cash on delivery orders when they’re delivered.',
  credits: 'For invoice',
  pdf: 'Download PDF',
  inArabic: 'Arabic',
  inEnglish: 'English',
  number: 'Number',
  kind: 'Type',
  order: 'Order',
  gross: 'Total',
  vat: 'VAT',
  issued: 'Issued',
  from: 'Issue date from',
  to: 'Issue date to',
  search: 'Search by full invoice number',
  empty: {
    title: 'No invoices yet',
    body: 'Your sales invoices, platform commission invoices and their credit notes appear here.',
  },
}
