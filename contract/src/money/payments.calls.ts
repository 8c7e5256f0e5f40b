import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './payments.ts'

export const listShopperPayments: Call<typeof whole.listShopperPayments> = {
  name: 'listShopperPayments',
  method: 'GET',
  path: '/admin/payments1',
}
export const exportShopperPayments: Call<typeof whole.exportShopperPayments> = {
  name: 'exportShopperPayments',
  method: 'GET',
  path: '/admin/payments1/export',
}
export const readShopperPayment: Call<typeof whole.readShopperPayment> = {
  name: 'readShopperPayment',
  method: 'GET',
  path: '/admin/payments1/{id}',
}
export const confirmTransfer: Call<typeof whole.confirmTransfer> = {
  name: 'confirmTransfer',
  method: 'POST',
  path: '/admin/payments1/{id}/confirm',
  idempotent: true,
}
export const refuseTransfer: Call<typeof whole.refuseTransfer> = {
  name: 'refuseTransfer',
  method: 'POST',
  path: '/admin/payments1/{id}/refuse',
  idempotent: true,
}
export const checkCardPayment: Call<typeof whole.checkCardPayment> = {
  name: 'checkCardPayment',
  method: 'POST',
  path: '/admin/payments1/{id}/check',
}
export const returnCardPayment: Call<typeof whole.returnCardPayment> = {
  name: 'returnCardPayment',
  method: 'POST',
  path: '/admin/payments1/{id}/return',
  idempotent: true,
}
