import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './remittances.ts'

const call = declareCalls<typeof whole>()

export const listCarriers = call({ name: 'listCarriers', method: 'GET', path: '/admin/carriers' })
export const listCollections = call({ name: 'listCollections', method: 'GET', path: '/admin/carriers/collections' })
export const exportCollections = call({ name: 'exportCollections', method: 'GET', path: '/admin/carriers/collections/export' })
export const listRemittances = call({ name: 'listRemittances', method: 'GET', path: '/admin/carrier-remittances' })
export const exportRemittances = call({ name: 'exportRemittances', method: 'GET', path: '/admin/carrier-remittances/export' })
export const readRemittance = call({ name: 'readRemittance', method: 'GET', path: '/admin/carrier-remittances/{id}' })
export const createRemittance = call({ name: 'createRemittance', method: 'POST', path: '/admin/carrier-remittances', idempotent: true })
export const updateRemittance = call({ name: 'updateRemittance', method: 'PUT', path: '/admin/carrier-remittances/{id}' })
export const uploadRemittance = call({ name: 'uploadRemittance', method: 'POST', path: '/admin/carrier-remittances/{id}/file' })
export const listRemittanceLines = call({ name: 'listRemittanceLines', method: 'GET', path: '/admin/carrier-remittances/{id}/lines' })
export const exportRemittanceLines = call({
  name: 'exportRemittanceLines',
  method: 'GET',
  path: '/admin/carrier-remittances/{id}/lines/export',
})
export const decideRemittanceLines = call({
  name: 'decideRemittanceLines',
  method: 'POST',
  path: '/admin/carrier-remittances/{id}/decisions',
  idempotent: true,
})
export const actOnRemittance = call({
  name: 'actOnRemittance',
  method: 'POST',
  path: '/admin/carrier-remittances/{id}/actions',
  idempotent: true,
})
