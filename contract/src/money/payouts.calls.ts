import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './payouts.ts'

export const listPayouts: Call<typeof whole.listPayouts> = { name: 'listPayouts', method: 'GET', path: '/admin/payments' }
export const exportPayouts: Call<typeof whole.exportPayouts> = { name: 'exportPayouts', method: 'GET', path: '/admin/payments/export' }
export const readPayout: Call<typeof whole.readPayout> = { name: 'readPayout', method: 'GET', path: '/admin/payments/{id}' }
export const actOnPayout: Call<typeof whole.actOnPayout> = {
  name: 'actOnPayout',
  method: 'POST',
  path: '/admin/payments/{id}/actions',
  idempotent: true,
}
export const bulkPayouts: Call<typeof whole.bulkPayouts> = { name: 'bulkPayouts', method: 'POST', path: '/admin/payments/bulk' }
export const listOwnPayouts: Call<typeof whole.listOwnPayouts> = { name: 'listOwnPayouts', method: 'GET', path: '/store/payouts' }
export const exportOwnPayouts: Call<typeof whole.exportOwnPayouts> = {
  name: 'exportOwnPayouts',
  method: 'GET',
  path: '/store/payouts/export',
}
export const payoutTerms: Call<typeof whole.payoutTerms> = { name: 'payoutTerms', method: 'GET', path: '/store/payouts/terms' }
export const requestPayout: Call<typeof whole.requestPayout> = {
  name: 'requestPayout',
  method: 'POST',
  path: '/store/payouts',
  idempotent: true,
}
export const withdrawPayout: Call<typeof whole.withdrawPayout> = {
  name: 'withdrawPayout',
  method: 'POST',
  path: '/store/payouts/{id}/withdraw',
  idempotent: true,
}
