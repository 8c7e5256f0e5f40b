import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './invoices.ts'

export const orderInvoices: Call<typeof whole.orderInvoices> = { name: 'orderInvoices', method: 'GET', path: '/admin/orders/{id}/invoices' }
export const downloadInvoice: Call<typeof whole.downloadInvoice> = {
  name: 'downloadInvoice',
  method: 'GET',
  path: '/admin/invoices/{id}/pdf',
}
export const storeOrderInvoices: Call<typeof whole.storeOrderInvoices> = {
  name: 'storeOrderInvoices',
  method: 'GET',
  path: '/store/orders/{id}/invoices',
}
export const listStoreInvoices: Call<typeof whole.listStoreInvoices> = { name: 'listStoreInvoices', method: 'GET', path: '/store/invoices' }
export const exportStoreInvoices: Call<typeof whole.exportStoreInvoices> = {
  name: 'exportStoreInvoices',
  method: 'GET',
  path: '/store/invoices/export',
}
export const downloadStoreInvoice: Call<typeof whole.downloadStoreInvoice> = {
  name: 'downloadStoreInvoice',
  method: 'GET',
  path: '/store/invoices/{id}/pdf',
}
