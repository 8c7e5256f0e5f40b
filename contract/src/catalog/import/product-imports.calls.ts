import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './product-imports.ts'

const call = declareCalls<typeof whole>()

export const exportProductsForImport = call({ name: 'exportProductsForImport', method: 'GET', path: '/store/products/export-for-import' })
export const downloadImportTemplate = call({ name: 'downloadImportTemplate', method: 'GET', path: '/store/products/imports/template' })
export const listProductImports = call({ name: 'listProductImports', method: 'GET', path: '/store/products/imports' })
export const uploadProductImport = call({ name: 'uploadProductImport', method: 'POST', path: '/store/products/imports' })
export const readProductImport = call({ name: 'readProductImport', method: 'GET', path: '/store/products/imports/{id}' })
export const checkProductImport = call({ name: 'checkProductImport', method: 'POST', path: '/store/products/imports/{id}/check' })
export const listImportRows = call({ name: 'listImportRows', method: 'GET', path: '/store/products/imports/{id}/rows' })
export const listImportReasons = call({ name: 'listImportReasons', method: 'GET', path: '/store/products/imports/{id}/reasons' })
export const listImportPictures = call({ name: 'listImportPictures', method: 'GET', path: '/store/products/imports/{id}/pictures' })
export const runProductImport = call({ name: 'runProductImport', method: 'POST', path: '/store/products/imports/{id}/run' })
export const cancelProductImport = call({ name: 'cancelProductImport', method: 'POST', path: '/store/products/imports/{id}/cancel' })
export const retryImportPictures = call({
  name: 'retryImportPictures',
  method: 'POST',
  path: '/store/products/imports/{id}/pictures/retry',
})
export const downloadFailedRows = call({ name: 'downloadFailedRows', method: 'GET', path: '/store/products/imports/{id}/failed' })
