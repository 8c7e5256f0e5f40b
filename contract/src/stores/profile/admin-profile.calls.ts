import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './admin-profile.ts'

const call = declareCalls<typeof whole>()

export const createStore = call({ name: 'createStore', method: 'POST', path: '/admin/stores' })
export const saveContactsOf = call({ name: 'saveContactsOf', method: 'PUT', path: '/admin/stores/{id}/contacts-settings' })
export const saveShippingOf = call({ name: 'saveShippingOf', method: 'PUT', path: '/admin/stores/{id}/shipping-settings' })
export const saveOpeningTimesOf = call({ name: 'saveOpeningTimesOf', method: 'PUT', path: '/admin/stores/{id}/opening-hours' })
export const saveDocsC1Of = call({ name: 'saveDocsC1Of', method: 'PUT', path: '/admin/stores/{id}/docs-settingsC1' })
export const saveDocsC2Of = call({ name: 'saveDocsC2Of', method: 'PUT', path: '/admin/stores/{id}/docs-settingsC2' })
export const saveStoreDataC1Of = call({ name: 'saveStoreDataC1Of', method: 'PUT', path: '/admin/stores/{id}/store-dataC1' })
export const saveStoreDataC2Of = call({ name: 'saveStoreDataC2Of', method: 'PUT', path: '/admin/stores/{id}/store-dataC2' })
export const saveAppearanceOf = call({ name: 'saveAppearanceOf', method: 'PUT', path: '/admin/stores/{id}/appearance' })
export const resetAppearance = call({ name: 'resetAppearance', method: 'POST', path: '/admin/stores/{id}/reset-appearance' })
export const saveBankOf = call({ name: 'saveBankOf', method: 'PUT', path: '/admin/stores/{id}/bank-settings' })
export const saveVatOf = call({ name: 'saveVatOf', method: 'PUT', path: '/admin/stores/{id}/vat-settings' })
export const saveServicesOf = call({ name: 'saveServicesOf', method: 'PUT', path: '/admin/stores/{id}/store-services' })
