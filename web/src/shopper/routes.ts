import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The shopper's own pages, inside the frame of the shop. One line each. */
export const shopperPages: RouteConfigEntry[] = [
  route('sign-in', 'shopper/sign-in/sign-in-route.tsx', { id: 'shopper-sign-in' }),
  route('checkout', 'shopper/checkout/checkout-route.tsx', { id: 'shopper-checkout' }),
  route('checkout/pay/:id', 'shopper/checkout/pay-route.tsx', { id: 'shopper-pay' }),
  route('orders', 'shopper/orders/orders-route.tsx', { id: 'shopper-orders' }),
  route('orders/:id', 'shopper/orders/order-route.tsx', { id: 'shopper-order' }),
  route('orders/:id/return', 'shopper/orders/return/return-route.tsx', { id: 'shopper-return' }),
  route('orders/:id/requests/:request', 'shopper/orders/request/request-route.tsx', { id: 'shopper-request' }),
  route('account', 'shopper/account/account-route.tsx', { id: 'shopper-account' }),
  route('account/sign-out', 'shopper/account/sign-out-route.ts', { id: 'shopper-sign-out' }),
]
