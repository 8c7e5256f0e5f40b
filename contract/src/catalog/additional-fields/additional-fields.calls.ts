import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './additional-fields.ts'

const call = declareCalls<typeof whole>()

export const listAdditionalFields = call({ name: 'listAdditionalFields', method: 'GET', path: '/store/additional-fields' })
export const exportAdditionalFields = call({ name: 'exportAdditionalFields', method: 'GET', path: '/store/additional-fields/export' })
export const readAdditionalField = call({ name: 'readAdditionalField', method: 'GET', path: '/store/additional-fields/{id}' })
export const createAdditionalField = call({ name: 'createAdditionalField', method: 'POST', path: '/store/additional-fields' })
export const updateAdditionalField = call({ name: 'updateAdditionalField', method: 'PUT', path: '/store/additional-fields/{id}' })
export const removeAdditionalField = call({ name: 'removeAdditionalField', method: 'DELETE', path: '/store/additional-fields/{id}' })
