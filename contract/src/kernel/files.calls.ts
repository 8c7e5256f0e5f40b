import { declareCalls } from './endpoint.ts'
import type * as whole from './files.ts'

const call = declareCalls<typeof whole>()

export const downloadAdminFile = call({ name: 'downloadAdminFile', method: 'GET', path: '/admin/files/{id}' })
export const uploadUserFile = call({ name: 'uploadUserFile', method: 'POST', path: '/user/files' })
export const deleteStoreFile = call({ name: 'deleteStoreFile', method: 'DELETE', path: '/store/files/{id}' })
