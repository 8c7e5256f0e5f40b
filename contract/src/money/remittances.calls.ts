import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './remittances.ts'

export const listCarriers: Call<typeof whole.listCarriers> = { name: 'listCarriers', method: 'GET', path: '/admin/carriers' }
export const listCollections: Call<typeof whole.listCollections> = {
  name: 'listCollections',
  method: 'GET',
  path: '/admin/carriers/collections',
}
export const exportCollections: Call<typeof whole.exportCollections> = {
  name: 'exportCollections',
  method: 'GET',
  path: '/admin/carriers/collections/export',
}
export const listRemittances: Call<typeof whole.listRemittances> = {
  name: 'listRemittances',
  method: 'GET',
  path: '/admin/carrier-remittances',
}
export const exportRemittances: Call<typeof whole.exportRemittances> = {
  name: 'exportRemittances',
  method: 'GET',
  path: '/admin/carrier-remittances/export',
}
export const readRemittance: Call<typeof whole.readRemittance> = {
  name: 'readRemittance',
  method: 'GET',
  path: '/admin/carrier-remittances/{id}',
}
export const createRemittance: Call<typeof whole.createRemittance> = {
  name: 'createRemittance',
  method: 'POST',
  path: '/admin/carrier-remittances',
  idempotent: true,
}
export const updateRemittance: Call<typeof whole.updateRemittance> = {
  name: 'updateRemittance',
  method: 'PUT',
  path: '/admin/carrier-remittances/{id}',
}
export const uploadRemittance: Call<typeof whole.uploadRemittance> = {
  name: 'uploadRemittance',
  method: 'POST',
  path: '/admin/carrier-remittances/{id}/file',
}
export const listRemittanceLines: Call<typeof whole.listRemittanceLines> = {
  name: 'listRemittanceLines',
  method: 'GET',
  path: '/admin/carrier-remittances/{id}/lines',
}
export const exportRemittanceLines: Call<typeof whole.exportRemittanceLines> = {
  name: 'exportRemittanceLines',
  method: 'GET',
  path: '/admin/carrier-remittances/{id}/lines/export',
}
export const decideRemittanceLines: Call<typeof whole.decideRemittanceLines> = {
  name: 'decideRemittanceLines',
  method: 'POST',
  path: '/admin/carrier-remittances/{id}/decisions',
  idempotent: true,
}
export const actOnRemittance: Call<typeof whole.actOnRemittance> = {
  name: 'actOnRemittance',
  method: 'POST',
  path: '/admin/carrier-remittances/{id}/actions',
  idempotent: true,
}
