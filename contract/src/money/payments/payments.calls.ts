import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './payments.ts'

const call = declareCalls<typeof whole>()

export const listShopperPayments = call({ name: 'listShopperPayments', method: 'GET', path: '/admin/payments1' })
export const exportShopperPayments = call({ name: 'exportShopperPayments', method: 'GET', path: '/admin/payments1/export' })
export const readShopperPayment = call({ name: 'readShopperPayment', method: 'GET', path: '/admin/payments1/{id}' })
export const confirmTransfer = call({ name: 'confirmTransfer', method: 'POST', path: '/admin/payments1/{id}/confirm', idempotent: true })
export const refuseTransfer = call({ name: 'refuseTransfer', method: 'POST', path: '/admin/payments1/{id}/refuse', idempotent: true })
export const checkCardPayment = call({ name: 'checkCardPayment', method: 'POST', path: '/admin/payments1/{id}/check' })
export const returnCardPayment = call({ name: 'returnCardPayment', method: 'POST', path: '/admin/payments1/{id}/return', idempotent: true })
