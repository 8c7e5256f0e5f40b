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
  route('account/addresses', 'shopper/addresses/addresses-route.tsx', { id: 'shopper-addresses' }),
  route('account/addresses/create', 'shopper/addresses/address-route.tsx', { id: 'shopper-new-address' }),
  route('account/addresses/:id', 'shopper/addresses/address-route.tsx', { id: 'shopper-address' }),
  route('account/wallet', 'shopper/wallet/wallet-route.tsx', { id: 'shopper-wallet' }),
  route('account/notices', 'shopper/notices/notices-route.tsx', { id: 'shopper-notices' }),
  route('account/notices/choices', 'shopper/notices/choices-route.tsx', { id: 'shopper-choices' }),
  route('account/favourites', 'shopper/favourites/favourites-route.tsx', { id: 'shopper-favourites' }),
  route('account/devices', 'shopper/devices/devices-route.tsx', { id: 'shopper-devices' }),
  route('account/bank', 'shopper/bank/bank-route.tsx', { id: 'shopper-bank' }),
  route('account/data', 'shopper/data/data-route.tsx', { id: 'shopper-data' }),
  route('account/deletion', 'shopper/data/deletion-route.tsx', { id: 'shopper-deletion' }),
  route('messages', 'shopper/messages/messages-route.tsx', { id: 'shopper-messages' }),
  route('messages/:id', 'shopper/messages/thread-route.tsx', { id: 'shopper-thread' }),
]
