import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './invoices.ts'

const call = declareCalls<typeof whole>()

export const orderInvoices = call({ name: 'orderInvoices', method: 'GET', path: '/admin/orders/{id}/invoices' })
export const downloadInvoice = call({ name: 'downloadInvoice', method: 'GET', path: '/admin/invoices/{id}/pdf' })
export const storeOrderInvoices = call({ name: 'storeOrderInvoices', method: 'GET', path: '/store/orders/{id}/invoices' })
export const listStoreInvoices = call({ name: 'listStoreInvoices', method: 'GET', path: '/store/invoices' })
export const exportStoreInvoices = call({ name: 'exportStoreInvoices', method: 'GET', path: '/store/invoices/export' })
export const ownOrderInvoices = call({ name: 'ownOrderInvoices', method: 'GET', path: '/user/orders/{id}/invoices' })
export const downloadStoreInvoice = call({ name: 'downloadStoreInvoice', method: 'GET', path: '/store/invoices/{id}/pdf' })
