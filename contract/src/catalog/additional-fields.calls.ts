import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './additional-fields.ts'

export const listAdditionalFields: Call<typeof whole.listAdditionalFields> = {
  name: 'listAdditionalFields',
  method: 'GET',
  path: '/store/additional-fields',
}
export const exportAdditionalFields: Call<typeof whole.exportAdditionalFields> = {
  name: 'exportAdditionalFields',
  method: 'GET',
  path: '/store/additional-fields/export',
}
export const readAdditionalField: Call<typeof whole.readAdditionalField> = {
  name: 'readAdditionalField',
  method: 'GET',
  path: '/store/additional-fields/{id}',
}
export const createAdditionalField: Call<typeof whole.createAdditionalField> = {
  name: 'createAdditionalField',
  method: 'POST',
  path: '/store/additional-fields',
}
export const updateAdditionalField: Call<typeof whole.updateAdditionalField> = {
  name: 'updateAdditionalField',
  method: 'PUT',
  path: '/store/additional-fields/{id}',
}
export const removeAdditionalField: Call<typeof whole.removeAdditionalField> = {
  name: 'removeAdditionalField',
  method: 'DELETE',
  path: '/store/additional-fields/{id}',
}
