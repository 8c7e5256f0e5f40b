import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './cancellations.ts'

export const listCancellations: Call<typeof whole.listCancellations> = {
  name: 'listCancellations',
  method: 'GET',
  path: '/admin/canceled-orders',
}
export const countCancellations: Call<typeof whole.countCancellations> = {
  name: 'countCancellations',
  method: 'GET',
  path: '/admin/canceled-orders/counts',
}
export const exportCancellations: Call<typeof whole.exportCancellations> = {
  name: 'exportCancellations',
  method: 'GET',
  path: '/admin/canceled-orders/export',
}
export const readCancellation: Call<typeof whole.readCancellation> = {
  name: 'readCancellation',
  method: 'GET',
  path: '/admin/canceled-orders/{id}',
}
export const listCancellationEntries: Call<typeof whole.listCancellationEntries> = {
  name: 'listCancellationEntries',
  method: 'GET',
  path: '/admin/canceled-orders/{id}/entries',
}
export const previewCancellation: Call<typeof whole.previewCancellation> = {
  name: 'previewCancellation',
  method: 'POST',
  path: '/admin/canceled-orders/preview',
}
export const createCancellation: Call<typeof whole.createCancellation> = {
  name: 'createCancellation',
  method: 'POST',
  path: '/admin/canceled-orders',
  idempotent: true,
}
export const updateCancellation: Call<typeof whole.updateCancellation> = {
  name: 'updateCancellation',
  method: 'PUT',
  path: '/admin/canceled-orders/{id}',
  idempotent: true,
}
export const actOnCancellation: Call<typeof whole.actOnCancellation> = {
  name: 'actOnCancellation',
  method: 'POST',
  path: '/admin/canceled-orders/{id}/actions',
  idempotent: true,
}
export const listStoreCancellations: Call<typeof whole.listStoreCancellations> = {
  name: 'listStoreCancellations',
  method: 'GET',
  path: '/store/cancellations',
}
export const countStoreCancellations: Call<typeof whole.countStoreCancellations> = {
  name: 'countStoreCancellations',
  method: 'GET',
  path: '/store/cancellations/counts',
}
export const exportStoreCancellations: Call<typeof whole.exportStoreCancellations> = {
  name: 'exportStoreCancellations',
  method: 'GET',
  path: '/store/cancellations/export',
}
export const readStoreCancellation: Call<typeof whole.readStoreCancellation> = {
  name: 'readStoreCancellation',
  method: 'GET',
  path: '/store/cancellations/{id}',
}
export const actOnStoreCancellation: Call<typeof whole.actOnStoreCancellation> = {
  name: 'actOnStoreCancellation',
  method: 'POST',
  path: '/store/cancellations/{id}/actions',
  idempotent: true,
}
