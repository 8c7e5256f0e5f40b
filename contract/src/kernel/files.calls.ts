import type { Call } from './endpoint.ts'
import type * as whole from './files.ts'

export const downloadAdminFile: Call<typeof whole.downloadAdminFile> = {
  name: 'downloadAdminFile',
  method: 'GET',
  path: '/admin/files/{id}',
}
export const deleteStoreFile: Call<typeof whole.deleteStoreFile> = { name: 'deleteStoreFile', method: 'DELETE', path: '/store/files/{id}' }
