import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './product-imports.ts'

export const exportProductsForImport: Call<typeof whole.exportProductsForImport> = {
  name: 'exportProductsForImport',
  method: 'GET',
  path: '/store/products/export-for-import',
}
export const downloadImportTemplate: Call<typeof whole.downloadImportTemplate> = {
  name: 'downloadImportTemplate',
  method: 'GET',
  path: '/store/products/imports/template',
}
export const listProductImports: Call<typeof whole.listProductImports> = {
  name: 'listProductImports',
  method: 'GET',
  path: '/store/products/imports',
}
export const uploadProductImport: Call<typeof whole.uploadProductImport> = {
  name: 'uploadProductImport',
  method: 'POST',
  path: '/store/products/imports',
}
export const readProductImport: Call<typeof whole.readProductImport> = {
  name: 'readProductImport',
  method: 'GET',
  path: '/store/products/imports/{id}',
}
export const checkProductImport: Call<typeof whole.checkProductImport> = {
  name: 'checkProductImport',
  method: 'POST',
  path: '/store/products/imports/{id}/check',
}
export const listImportRows: Call<typeof whole.listImportRows> = {
  name: 'listImportRows',
  method: 'GET',
  path: '/store/products/imports/{id}/rows',
}
export const listImportPictures: Call<typeof whole.listImportPictures> = {
  name: 'listImportPictures',
  method: 'GET',
  path: '/store/products/imports/{id}/pictures',
}
export const runProductImport: Call<typeof whole.runProductImport> = {
  name: 'runProductImport',
  method: 'POST',
  path: '/store/products/imports/{id}/run',
}
export const cancelProductImport: Call<typeof whole.cancelProductImport> = {
  name: 'cancelProductImport',
  method: 'POST',
  path: '/store/products/imports/{id}/cancel',
}
export const downloadFailedRows: Call<typeof whole.downloadFailedRows> = {
  name: 'downloadFailedRows',
  method: 'GET',
  path: '/store/products/imports/{id}/failed',
}
