import { brand } from '@rahba/contract/kernel/brand'
import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { frame } from '../shell/frame/framed-pages.ts'

/** Pages of the merchant, below /store, inside the frame. One line each. */
const pages: RouteConfigEntry[] = [
  index('portal/home/home-route.tsx', { id: 'store-home' }),
  route('notifications', 'portal/notifications/notifications-route.tsx', { id: 'store-notifications' }),
  layout('portal/profile/profile-layout.tsx', [
    route('profile/data', 'portal/profile/data-route.tsx'),
    route('profile/store_info', 'portal/profile/store-info-route.tsx'),
    route('profile/payment', 'portal/profile/payment-route.tsx'),
    route('profile/shipping', 'portal/profile/shipping-route.tsx'),
    route('profile/hours', 'portal/profile/hours-route.tsx'),
    route('profile/settings', 'portal/profile/settings-route.tsx'),
    route('profile/team', 'portal/profile/team-route.tsx'),
    route('profile/history', 'portal/profile/history-route.tsx', { id: 'store-team-history' }),
  ]),
  route('products', 'portal/products/products-route.tsx'),
  route('products/create', 'portal/products/product-form-route.tsx', { id: 'store-product-create' }),
  route('products/import', 'portal/imports/import-route.tsx', { id: 'store-product-import' }),
  route('products/:id/edit', 'portal/products/product-form-route.tsx', { id: 'store-product-edit' }),
  route('stock', 'portal/stock/stock-route.tsx', { id: 'store-stock' }),
  route('stock/movements', 'portal/stock/movements-route.tsx', { id: 'store-stock-movements' }),
  route('translations', 'portal/translations/translations-route.tsx', { id: 'store-translations' }),
  route('branches', 'portal/stock/branches-route.tsx', { id: 'store-branches' }),
  route('categories', 'portal/products/shelves-route.tsx'),
  route('additional-fields', 'portal/products/fields-route.tsx'),
  route('additional-fields/create', 'portal/products/field-form-route.tsx', { id: 'store-field-create' }),
  route('additional-fields/:id/edit', 'portal/products/field-form-route.tsx', { id: 'store-field-edit' }),
  route('offers', 'portal/offers/offers-route.tsx'),
  route('offers/create', 'portal/offers/offer-form-route.tsx', { id: 'store-offer-create' }),
  route('offers/:id/edit', 'portal/offers/offer-form-route.tsx', { id: 'store-offer-edit' }),
  route('coupons', 'portal/promotions/coupons-route.tsx', { id: 'store-coupons' }),
  route('coupons/create', 'portal/promotions/coupon-form-route.tsx', { id: 'store-coupon-create' }),
  route('coupons/:id', 'portal/promotions/coupon-route.tsx', { id: 'store-coupon' }),
  route('coupons/:id/edit', 'portal/promotions/coupon-form-route.tsx', { id: 'store-coupon-edit' }),
  route('orders', 'portal/orders/orders-route.tsx'),
  route('orders/cancelled', 'portal/orders/cancelled-route.tsx'),
  route('orders/cancelled/:id', 'portal/orders/cancellations/cancellation-route.tsx', { id: 'store-cancellation' }),
  route('orders/:id', 'portal/orders/order-route.tsx'),
  route('orders/:id/edit', 'portal/orders/order-edit-route.tsx'),
  route('messages', 'portal/messages/messages-route.tsx', { id: 'store-messages' }),
  route('statistics', 'portal/statistics/statistics-route.tsx', { id: 'store-statistics' }),
  route('agreement', 'portal/agreement/agreement-route.tsx', { id: 'store-agreement' }),
  route('appearance', 'portal/appearance/appearance-route.tsx', { id: 'store-appearance' }),
  route('wallet', 'portal/statement/statement-route.tsx'),
  route('news', 'portal/articles/news-route.tsx', { id: 'store-news' }),
  route('news/:id', 'portal/articles/news-item-route.tsx', { id: 'store-news-item' }),
  route(`${brand.product}-improvements`, 'portal/articles/improvements-route.tsx', { id: 'store-improvements' }),
  route(`${brand.product}-improvements/:id`, 'portal/articles/improvement-route.tsx', { id: 'store-improvement' }),
  route('pages/contact-us', 'portal/pages/contact-route.tsx'),
  route('pages/faq', 'portal/pages/faq-route.tsx'),
  route('pages/improvements', 'portal/pages/improvements-redirect-route.ts'),
  route('pages/:id?', 'portal/pages/content-page-route.tsx'),
]

/** Pages without the frame: signing in, registering, recovering a password. */
const authPages: RouteConfigEntry[] = [
  route('auth/login', 'portal/sign-in/login-route.tsx', { id: 'store-login' }),
  route('auth/register', 'portal/sign-in/register-route.tsx', { id: 'store-register' }),
  route('auth/password/forget', 'portal/sign-in/forget-route.tsx', { id: 'store-forget' }),
  route('auth/password/reset', 'portal/sign-in/reset-route.tsx', { id: 'store-reset' }),
]

/** Pages that anyone may read, set as public pages. */
const staticPages: RouteConfigEntry[] = [
  route('pages/privacy-static', 'portal/pages/static-page-route.tsx', { id: 'store-privacy-static' }),
  route('pages/terms-static', 'portal/pages/static-page-route.tsx', { id: 'store-terms-static' }),
  route('pages/agreement-static', 'portal/pages/static-page-route.tsx', { id: 'store-agreement-static' }),
]

export const portalRoutes: RouteConfigEntry[] = [
  ...prefix('store', [
    route('auth/logout', 'shell/session/logout-route.ts', { id: 'store-logout' }),
    route('manifest.webmanifest', 'shell/head/manifest-route.ts', { id: 'store-manifest' }),
    ...frame('shell/frame/bare-layout.tsx', 'store-auth', authPages),
    route('auth/*', 'shell/errors/not-found-route.tsx', { id: 'store-not-found' }),
    ...frame('shell/frame/static-layout.tsx', 'store-static', staticPages),
    ...frame('portal/layout/portal-route.tsx', 'portal', [layout('shell/frame/framed-route.tsx', { id: 'store-pages' }, pages)]),
  ]),
]
