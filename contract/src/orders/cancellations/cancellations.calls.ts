import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './cancellations.ts'

const call = declareCalls<typeof whole>()

export const listCancellations = call({ name: 'listCancellations', method: 'GET', path: '/admin/canceled-orders' })
export const countCancellations = call({ name: 'countCancellations', method: 'GET', path: '/admin/canceled-orders/counts' })
export const exportCancellations = call({ name: 'exportCancellations', method: 'GET', path: '/admin/canceled-orders/export' })
export const readCancellation = call({ name: 'readCancellation', method: 'GET', path: '/admin/canceled-orders/{id}' })
export const listCancellationEntries = call({ name: 'listCancellationEntries', method: 'GET', path: '/admin/canceled-orders/{id}/entries' })
export const previewCancellation = call({ name: 'previewCancellation', method: 'POST', path: '/admin/canceled-orders/preview' })
export const createCancellation = call({ name: 'createCancellation', method: 'POST', path: '/admin/canceled-orders', idempotent: true })
export const updateCancellation = call({ name: 'updateCancellation', method: 'PUT', path: '/admin/canceled-orders/{id}', idempotent: true })
export const actOnCancellation = call({
  name: 'actOnCancellation',
  method: 'POST',
  path: '/admin/canceled-orders/{id}/actions',
  idempotent: true,
})
export const listStoreCancellations = call({ name: 'listStoreCancellations', method: 'GET', path: '/store/cancellations' })
export const countStoreCancellations = call({ name: 'countStoreCancellations', method: 'GET', path: '/store/cancellations/counts' })
export const exportStoreCancellations = call({ name: 'exportStoreCancellations', method: 'GET', path: '/store/cancellations/export' })
export const readStoreCancellation = call({ name: 'readStoreCancellation', method: 'GET', path: '/store/cancellations/{id}' })
export const readOwnCancellation = call({ name: 'readOwnCancellation', method: 'GET', path: '/user/cancellations/{id}' })
export const previewOwnCancellation = call({ name: 'previewOwnCancellation', method: 'POST', path: '/user/cancellations/preview' })
export const requestCancellation = call({ name: 'requestCancellation', method: 'POST', path: '/user/cancellations', idempotent: true })
export const withdrawCancellation = call({
  name: 'withdrawCancellation',
  method: 'POST',
  path: '/user/cancellations/{id}/withdraw',
  idempotent: true,
})
export const actOnStoreCancellation = call({
  name: 'actOnStoreCancellation',
  method: 'POST',
  path: '/store/cancellations/{id}/actions',
  idempotent: true,
})
export const previewStoreCancellation = call({ name: 'previewStoreCancellation', method: 'POST', path: '/store/cancellations/preview' })
export const createStoreCancellation = call({
  name: 'createStoreCancellation',
  method: 'POST',
  path: '/store/cancellations',
  idempotent: true,
})
