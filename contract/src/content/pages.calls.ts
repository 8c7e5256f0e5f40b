import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './pages.ts'

export const readEditedPage: Call<typeof whole.readEditedPage> = { name: 'readEditedPage', method: 'GET', path: '/admin/pages/{id}' }
export const savePage: Call<typeof whole.savePage> = { name: 'savePage', method: 'PUT', path: '/admin/pages/{id}' }
export const publishPage: Call<typeof whole.publishPage> = { name: 'publishPage', method: 'POST', path: '/admin/pages/{id}/publish' }
export const listPageVersions: Call<typeof whole.listPageVersions> = {
  name: 'listPageVersions',
  method: 'GET',
  path: '/admin/pages/{id}/versions',
}
export const readPageVersion: Call<typeof whole.readPageVersion> = {
  name: 'readPageVersion',
  method: 'GET',
  path: '/admin/pages/{id}/versions/{number}',
}
export const restorePageVersion: Call<typeof whole.restorePageVersion> = {
  name: 'restorePageVersion',
  method: 'POST',
  path: '/admin/pages/{id}/versions/{number}/restore',
}
