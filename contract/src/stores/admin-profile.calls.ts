import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './admin-profile.ts'

export const createStore: Call<typeof whole.createStore> = { name: 'createStore', method: 'POST', path: '/admin/stores' }
export const saveContactsOf: Call<typeof whole.saveContactsOf> = {
  name: 'saveContactsOf',
  method: 'PUT',
  path: '/admin/stores/{id}/contacts-settings',
}
export const saveShippingOf: Call<typeof whole.saveShippingOf> = {
  name: 'saveShippingOf',
  method: 'PUT',
  path: '/admin/stores/{id}/shipping-settings',
}
export const saveDocsC1Of: Call<typeof whole.saveDocsC1Of> = {
  name: 'saveDocsC1Of',
  method: 'PUT',
  path: '/admin/stores/{id}/docs-settingsC1',
}
export const saveDocsC2Of: Call<typeof whole.saveDocsC2Of> = {
  name: 'saveDocsC2Of',
  method: 'PUT',
  path: '/admin/stores/{id}/docs-settingsC2',
}
export const saveStoreDataC1Of: Call<typeof whole.saveStoreDataC1Of> = {
  name: 'saveStoreDataC1Of',
  method: 'PUT',
  path: '/admin/stores/{id}/store-dataC1',
}
export const saveStoreDataC2Of: Call<typeof whole.saveStoreDataC2Of> = {
  name: 'saveStoreDataC2Of',
  method: 'PUT',
  path: '/admin/stores/{id}/store-dataC2',
}
export const saveBankOf: Call<typeof whole.saveBankOf> = { name: 'saveBankOf', method: 'PUT', path: '/admin/stores/{id}/bank-settings' }
export const saveVatOf: Call<typeof whole.saveVatOf> = { name: 'saveVatOf', method: 'PUT', path: '/admin/stores/{id}/vat-settings' }
export const saveServicesOf: Call<typeof whole.saveServicesOf> = {
  name: 'saveServicesOf',
  method: 'PUT',
  path: '/admin/stores/{id}/store-services',
}
