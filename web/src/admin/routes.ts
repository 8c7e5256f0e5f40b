import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { frame } from '../shell/frame/framed-pages.ts'

/** Pages made by hand, below /dashboard, inside the frame. One line each; a line here wins over the generated pages of a resource. */
const pages: RouteConfigEntry[] = [
  route('403', 'admin/layout/forbidden-route.tsx'),
  route('profile', 'admin/access/profile-route.tsx'),
  index('admin/statistics/home/home-route.tsx', { id: 'admin-home' }),
  route('home', 'admin/statistics/home/home-route.tsx', { id: 'admin-home-named' }),
  route('statistics', 'admin/statistics/statistics-route.tsx', { id: 'admin-statistics' }),
  route('history', 'admin/history/history-route.tsx', { id: 'admin-history' }),
  route('settings', 'admin/settings/settings-route.tsx', { id: 'admin-settings' }),
  route('stores', 'admin/stores/stores-route.tsx', { id: 'admin-stores' }),
  route('agreement', 'admin/agreement/acceptances-route.tsx', { id: 'admin-acceptances' }),
  route('stores/featured', 'admin/stores/featured-route.tsx', { id: 'admin-stores-featured' }),
  route('stores/create', 'admin/stores/store-create-route.tsx', { id: 'admin-store-create' }),
  route('stores/:id', 'admin/stores/store-route.tsx', { id: 'admin-store' }),
  route('stores/:id/edit', 'admin/stores/store-edit-route.tsx', { id: 'admin-store-edit' }),
  route('products', 'admin/catalog/products-route.tsx', { id: 'admin-products' }),
  route('products/create', 'admin/catalog/product-form-route.tsx', { id: 'admin-product-create' }),
  route('products/:id', 'admin/catalog/product-route.tsx', { id: 'admin-product' }),
  route('products/:id/edit', 'admin/catalog/product-form-route.tsx', { id: 'admin-product-edit' }),
  route('empty-searches', 'admin/search/empty-searches-route.tsx', { id: 'admin-empty-searches' }),
  route('users', 'admin/shoppers/users-route.tsx', { id: 'admin-users' }),
  route('users/create', 'admin/shoppers/user-form-route.tsx', { id: 'admin-user-create' }),
  route('users/:id', 'admin/shoppers/user-route.tsx', { id: 'admin-user' }),
  route('users/:id/edit', 'admin/shoppers/user-form-route.tsx', { id: 'admin-user-edit' }),
  route('users/:id/transactions', 'admin/shoppers/transactions-route.tsx', { id: 'admin-user-transactions' }),
  route('users/:id/addresses/create', 'admin/shoppers/address-form-route.tsx', { id: 'admin-address-create' }),
  route('users/:id/addresses/:address', 'admin/shoppers/address-route.tsx', { id: 'admin-address' }),
  route('users/:id/addresses/:address/edit', 'admin/shoppers/address-form-route.tsx', { id: 'admin-address-edit' }),
  route('users/:id/addresses/:address/transactions', 'admin/shoppers/transactions-route.tsx', { id: 'admin-address-transactions' }),
  route('orders', 'admin/orders/orders-route.tsx'),
  route('orders/:id', 'admin/orders/order-route.tsx'),
  route('orders/:id/edit', 'admin/orders/order-edit-route.tsx'),
  route('wallets', 'admin/money/balances/balances-route.tsx'),
  route('wallets/create', 'admin/money/balances/adjust-route.tsx'),
  route('wallets/:id', 'admin/money/balances/balance-route.tsx'),
  route('wallets/:id/edit', 'admin/money/balances/hold-route.tsx'),
  route('payments', 'admin/money/payouts/payouts-route.tsx'),
  route('payments/runs/:id', 'admin/money/payouts/run-route.tsx'),
  route('payments/:id', 'admin/money/payouts/payout-route.tsx'),
  route('payments/:id/edit', 'admin/money/payouts/payout-edit-route.tsx'),
  route('canceled-orders', 'admin/orders/cancellations/cancellations-route.tsx', { id: 'admin-cancellations' }),
  route('canceled-orders/create', 'admin/orders/cancellations/create-route.tsx', { id: 'admin-cancellation-create' }),
  route('canceled-orders/:id', 'admin/orders/cancellations/cancellation-route.tsx', { id: 'admin-cancellation' }),
  route('canceled-orders/:id/edit', 'admin/orders/cancellations/cancellation-edit-route.tsx'),
  route('contact', 'admin/conversations/contact/contacts-route.tsx', { id: 'admin-contacts' }),
  route('contact/:id', 'admin/conversations/contact/contact-route.tsx', { id: 'admin-contact' }),
  route('development-messages', 'admin/conversations/development/developments-route.tsx', { id: 'admin-developments' }),
  route('development-messages/:id', 'admin/conversations/development/development-route.tsx', { id: 'admin-development' }),
  route('chat-reports', 'admin/conversations/reports/reports-route.tsx', { id: 'admin-chat-reports' }),
  route('chat-reports/:id', 'admin/conversations/reports/report-route.tsx', { id: 'admin-chat-report' }),
  route('dues', 'admin/money/dues/dues-route.tsx'),
  route('dues/create', 'admin/money/dues/raise-route.tsx'),
  route('dues/:id', 'admin/money/dues/due-route.tsx'),
  route('dues/:id/edit', 'admin/money/dues/due-edit-route.tsx'),
  route('carriers', 'admin/money/carriers/carriers-route.tsx'),
  route('carrier-remittances', 'admin/money/carriers/remittances-route.tsx'),
  route('carrier-remittances/create', 'admin/money/carriers/remittance-create-route.tsx'),
  route('carrier-remittances/:id', 'admin/money/carriers/remittance-route.tsx'),
  route('carrier-remittances/:id/edit', 'admin/money/carriers/remittance-edit-route.tsx'),
  route('dues1', 'admin/money/dues/lines-route.tsx'),
  route('dues1/:id', 'admin/money/dues/line-route.tsx'),
  route('payments1', 'admin/money/payments/payments-route.tsx'),
  route('payments1/:id', 'admin/money/payments/payment-route.tsx'),
  route('wallet', 'admin/money/accounts/accounts-route.tsx'),
  route('copoun', 'admin/promotions/coupons-route.tsx', { id: 'admin-coupons' }),
  route('copoun/create', 'admin/promotions/coupon-form-route.tsx', { id: 'admin-coupon-create' }),
  route('copoun/:id', 'admin/promotions/coupon-route.tsx', { id: 'admin-coupon' }),
  route('copoun/:id/edit', 'admin/promotions/coupon-form-route.tsx', { id: 'admin-coupon-edit' }),
  route('promo-codes', 'admin/promotions/promo-codes-route.tsx'),
  route('promo-codes/create', 'admin/promotions/promo-code-form-route.tsx', { id: 'admin-promo-code-create' }),
  route('promo-codes/:id', 'admin/promotions/promo-code-route.tsx'),
  route('promo-codes/:id/edit', 'admin/promotions/promo-code-form-route.tsx', { id: 'admin-promo-code-edit' }),
  route('promo-code-reviews', 'admin/promotions/reviews-route.tsx', { id: 'admin-code-reviews' }),
  route('notification-stores', 'admin/broadcasts/broadcasts-route.tsx'),
  route('notification-stores/create', 'admin/broadcasts/broadcast-form-route.tsx', { id: 'admin-broadcast-create' }),
  route('notification-stores/recieved', 'admin/notifications/received-route.tsx'),
  route('notification-stores/:id', 'admin/broadcasts/broadcast-route.tsx'),
  route('notification-stores/:id/edit', 'admin/broadcasts/broadcast-form-route.tsx', { id: 'admin-broadcast-edit' }),
  route('content/:id', 'admin/content/page-route.tsx', { id: 'admin-content-page' }),
]

/** Pages without the frame: signing in and recovering a password. */
const authPages: RouteConfigEntry[] = [
  route('auth/login', 'admin/access/login-route.tsx', { id: 'admin-login' }),
  route('auth/password/forget', 'admin/access/forget-route.tsx', { id: 'admin-forget' }),
  route('auth/password/reset', 'admin/access/reset-route.tsx', { id: 'admin-reset' }),
]

/** The pages of declared resources, chosen by their address through the menu (`resourceAt`). Nothing is added here for a new resource. */
const generated = ['', 'locations/'].flatMap((below) => {
  const id = (page: string) => ({ id: `resource-${below ? 'location-' : ''}${page}` })
  return [
    route(`${below}:resource`, 'resource/list-route.tsx', id('list')),
    route(`${below}:resource/create`, 'resource/form-route.tsx', id('create')),
    route(`${below}:resource/:id`, 'resource/detail-route.tsx', id('detail')),
    route(`${below}:resource/:id/edit`, 'resource/form-route.tsx', id('edit')),
  ]
})

export const adminRoutes: RouteConfigEntry[] = [
  ...prefix('dashboard', [
    route('auth/logout', 'shell/session/logout-route.ts', { id: 'admin-logout' }),
    route('manifest.webmanifest', 'shell/head/manifest-route.ts', { id: 'admin-manifest' }),
    ...frame('shell/frame/bare-layout.tsx', 'admin-auth', authPages),
    // An unknown sign-in page is no resource: behind the guard it would redirect to itself forever.
    route('auth/*', 'shell/errors/not-found-route.tsx', { id: 'admin-not-found' }),
    ...frame('admin/layout/admin-route.tsx', 'admin', [
      layout('shell/frame/framed-route.tsx', { id: 'admin-pages' }, [
        ...pages,
        ...generated,
        route('*', 'shell/errors/not-found-route.tsx', { id: 'admin-page-not-found' }),
      ]),
    ]),
  ]),
]
