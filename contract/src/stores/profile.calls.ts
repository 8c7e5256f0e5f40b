import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './profile.ts'

export const getStoreProfile: Call<typeof whole.getStoreProfile> = { name: 'getStoreProfile', method: 'GET', path: '/store/profile' }
export const updateStoreProfile: Call<typeof whole.updateStoreProfile> = {
  name: 'updateStoreProfile',
  method: 'PUT',
  path: '/store/profile',
}
export const saveContacts: Call<typeof whole.saveContacts> = {
  name: 'saveContacts',
  method: 'PUT',
  path: '/store/profile/contacts-settings',
}
export const saveShipping: Call<typeof whole.saveShipping> = {
  name: 'saveShipping',
  method: 'PUT',
  path: '/store/profile/shipping-settings',
}
export const saveDocsC1: Call<typeof whole.saveDocsC1> = { name: 'saveDocsC1', method: 'PUT', path: '/store/profile/docs-settingsC1' }
export const saveDocsC2: Call<typeof whole.saveDocsC2> = { name: 'saveDocsC2', method: 'PUT', path: '/store/profile/docs-settingsC2' }
export const saveStoreDataC1: Call<typeof whole.saveStoreDataC1> = {
  name: 'saveStoreDataC1',
  method: 'PUT',
  path: '/store/profile/store-dataC1',
}
export const saveStoreDataC2: Call<typeof whole.saveStoreDataC2> = {
  name: 'saveStoreDataC2',
  method: 'PUT',
  path: '/store/profile/store-dataC2',
}
export const saveBank: Call<typeof whole.saveBank> = { name: 'saveBank', method: 'PUT', path: '/store/profile/bank-settings' }
export const saveVat: Call<typeof whole.saveVat> = { name: 'saveVat', method: 'PUT', path: '/store/profile/vat-settings' }
export const saveServices: Call<typeof whole.saveServices> = { name: 'saveServices', method: 'POST', path: '/store/store-services' }
export const submitStore: Call<typeof whole.submitStore> = { name: 'submitStore', method: 'PUT', path: '/store/profile/reg-store' }
export const withdrawChange: Call<typeof whole.withdrawChange> = {
  name: 'withdrawChange',
  method: 'POST',
  path: '/store/profile/changes/{id}/withdraw',
}
export const toggleOnline: Call<typeof whole.toggleOnline> = { name: 'toggleOnline', method: 'PUT', path: '/store/profile/toggle-online' }
export const toggleShipping: Call<typeof whole.toggleShipping> = {
  name: 'toggleShipping',
  method: 'POST',
  path: '/store/profile/toggle-shipping-status',
}
export const sendPhoneCode: Call<typeof whole.sendPhoneCode> = {
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/store/profile/send-phone-code',
}
export const sendEmailCode: Call<typeof whole.sendEmailCode> = {
  name: 'sendEmailCode',
  method: 'POST',
  path: '/store/profile/send-email-code',
}
export const verifyPhone: Call<typeof whole.verifyPhone> = { name: 'verifyPhone', method: 'POST', path: '/store/profile/verify-phone' }
export const verifyEmail: Call<typeof whole.verifyEmail> = { name: 'verifyEmail', method: 'POST', path: '/store/profile/verify-email' }
export const getDynamicLink: Call<typeof whole.getDynamicLink> = {
  name: 'getDynamicLink',
  method: 'GET',
  path: '/store/DynamicLink/{storeId}',
}
