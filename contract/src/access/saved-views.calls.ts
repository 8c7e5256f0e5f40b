import { declareCallGroup } from '../kernel/endpoint.ts'
import type * as whole from './saved-views.ts'

export const adminViews = declareCallGroup<typeof whole, 'adminViews'>()({
  list: { name: 'listAdminViews', method: 'GET', path: '/admin/saved-views' },
  create: { name: 'createAdminView', method: 'POST', path: '/admin/saved-views' },
  update: { name: 'updateAdminView', method: 'PUT', path: '/admin/saved-views/{id}' },
  remove: { name: 'deleteAdminView', method: 'DELETE', path: '/admin/saved-views/{id}' },
  makeDefault: { name: 'setAdminDefaultView', method: 'PUT', path: '/admin/saved-views-default' },
})
export const storeViews = declareCallGroup<typeof whole, 'storeViews'>()({
  list: { name: 'listStoreViews', method: 'GET', path: '/store/saved-views' },
  create: { name: 'createStoreView', method: 'POST', path: '/store/saved-views' },
  update: { name: 'updateStoreView', method: 'PUT', path: '/store/saved-views/{id}' },
  remove: { name: 'deleteStoreView', method: 'DELETE', path: '/store/saved-views/{id}' },
  makeDefault: { name: 'setStoreDefaultView', method: 'PUT', path: '/store/saved-views-default' },
})
