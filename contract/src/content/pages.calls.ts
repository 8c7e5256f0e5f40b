import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './pages.ts'

const call = declareCalls<typeof whole>()

export const readEditedPage = call({ name: 'readEditedPage', method: 'GET', path: '/admin/pages/{id}' })
export const savePage = call({ name: 'savePage', method: 'PUT', path: '/admin/pages/{id}' })
export const publishPage = call({ name: 'publishPage', method: 'POST', path: '/admin/pages/{id}/publish' })
export const listPageVersions = call({ name: 'listPageVersions', method: 'GET', path: '/admin/pages/{id}/versions' })
export const readPageVersion = call({ name: 'readPageVersion', method: 'GET', path: '/admin/pages/{id}/versions/{number}' })
export const restorePageVersion = call({ name: 'restorePageVersion', method: 'POST', path: '/admin/pages/{id}/versions/{number}/restore' })
