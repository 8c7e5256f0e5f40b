import type { text as ar } from '../ar/invoices.ts'

export const text: typeof ar = {
  title: 'Invoices',
  none: 'No invoice yet. An order paid in advance is invoiced when the store accepts it, cash on delivery when it is delivered.',
  credits: 'For invoice',
  pdf: 'Download PDF',
  inArabic: 'In Arabic',
  inEnglish: 'In English',
  number: 'Number',
  kind: 'Type',
  order: 'Order',
  gross: 'Total',
  vat: 'VAT in it',
  issued: 'Issued',
  from: 'From',
  to: 'To',
  search: 'Search by the whole number',
  empty: {
    title: 'No invoices yet',
    body: 'Invoices of your sales, the platform’s commission invoices and their credit notes appear here.',
  },
}
