import { declareCallGroup } from '../kernel/endpoint.ts'
import type * as whole from './codes.ts'

export const promoCodeCalls = declareCallGroup<typeof whole, 'promoCodeCalls'>()({
  list: { name: 'listPromoCodes', method: 'GET', path: '/admin/promo-codes' },
  export: { name: 'exportPromoCodes', method: 'GET', path: '/admin/promo-codes/export' },
  options: { name: 'optionsPromoCodes', method: 'GET', path: '/admin/promo-codes/options' },
  read: { name: 'readPromoCode', method: 'GET', path: '/admin/promo-codes/{id}' },
  uses: { name: 'listPromoCodeUses', method: 'GET', path: '/admin/promo-codes/{id}/uses' },
  exportUses: { name: 'exportPromoCodeUses', method: 'GET', path: '/admin/promo-codes/{id}/uses/export' },
  create: { name: 'createPromoCode', method: 'POST', path: '/admin/promo-codes' },
  update: { name: 'updatePromoCode', method: 'PUT', path: '/admin/promo-codes/{id}' },
  bulk: { name: 'bulkPromoCodes', method: 'POST', path: '/admin/promo-codes/bulk' },
  remove: { name: 'removePromoCode', method: 'DELETE', path: '/admin/promo-codes/{id}' },
})
export const adminCouponCalls = declareCallGroup<typeof whole, 'adminCouponCalls'>()({
  list: { name: 'listAdminCoupons', method: 'GET', path: '/admin/copoun' },
  export: { name: 'exportAdminCoupons', method: 'GET', path: '/admin/copoun/export' },
  options: { name: 'optionsAdminCoupons', method: 'GET', path: '/admin/copoun/options' },
  read: { name: 'readAdminCoupon', method: 'GET', path: '/admin/copoun/{id}' },
  uses: { name: 'listAdminCouponUses', method: 'GET', path: '/admin/copoun/{id}/uses' },
  exportUses: { name: 'exportAdminCouponUses', method: 'GET', path: '/admin/copoun/{id}/uses/export' },
  create: { name: 'createAdminCoupon', method: 'POST', path: '/admin/copoun' },
  update: { name: 'updateAdminCoupon', method: 'PUT', path: '/admin/copoun/{id}' },
  bulk: { name: 'bulkAdminCoupons', method: 'POST', path: '/admin/copoun/bulk' },
  remove: { name: 'removeAdminCoupon', method: 'DELETE', path: '/admin/copoun/{id}' },
})
export const storeCouponCalls = declareCallGroup<typeof whole, 'storeCouponCalls'>()({
  list: { name: 'listCoupons', method: 'GET', path: '/store/coupons' },
  export: { name: 'exportCoupons', method: 'GET', path: '/store/coupons/export' },
  options: { name: 'optionsCoupons', method: 'GET', path: '/store/coupons/options' },
  read: { name: 'readCoupon', method: 'GET', path: '/store/coupons/{id}' },
  uses: { name: 'listCouponUses', method: 'GET', path: '/store/coupons/{id}/uses' },
  exportUses: { name: 'exportCouponUses', method: 'GET', path: '/store/coupons/{id}/uses/export' },
  create: { name: 'createCoupon', method: 'POST', path: '/store/coupons' },
  update: { name: 'updateCoupon', method: 'PUT', path: '/store/coupons/{id}' },
  bulk: { name: 'bulkCoupons', method: 'POST', path: '/store/coupons/bulk' },
  remove: { name: 'removeCoupon', method: 'DELETE', path: '/store/coupons/{id}' },
})

/** The calls of one side. */
export type CodeRoutes = typeof promoCodeCalls | typeof adminCouponCalls | typeof storeCouponCalls
