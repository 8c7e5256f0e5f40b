import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { frame } from '../shell/frame/framed-pages.ts'
import { shopperPages } from '../shopper/routes.ts'

/** The shopper's pages, inside the shop's frame. One line each. */
const pages: RouteConfigEntry[] = [
  route('market', 'market/home/home-route.tsx', { id: 'market' }),
  route('market/c/:category', 'market/browse/category-route.tsx', { id: 'market-category' }),
  route('market/c/:category/:subcategory', 'market/browse/category-route.tsx', { id: 'market-subcategory' }),
  route('market/search', 'market/browse/search-route.tsx', { id: 'market-search' }),
  route('market/city', 'market/city/city-route.tsx', { id: 'market-city' }),
  route('market/seen', 'market/seen/seen-route.tsx', { id: 'market-seen' }),
  route('market/stores', 'market/stores/stores-route.tsx', { id: 'market-stores' }),
  route('cart', 'shop/cart/cart-route.tsx', { id: 'shop-cart' }),
  route('s/:slug', 'shop/store/store-route.tsx', { id: 'shop-store' }),
  route('s/:slug/p/:product', 'shop/product/product-route.tsx', { id: 'shop-product' }),
]

/** Addresses below these are the market's, so that a wrong one keeps its frame. */
const places = ['market', 's', 'cart', 'checkout', 'orders', 'account', 'messages']
const unknownPages = places.map((place) => route(`${place}/*`, 'shell/errors/not-found-route.tsx', { id: `shop-not-found-${place}` }))

export const shopRoutes: RouteConfigEntry[] = [
  ...frame('shop/layout/shop-route.tsx', 'shop', [
    layout('shell/frame/framed-route.tsx', { id: 'shop-pages' }, [...pages, ...shopperPages, ...unknownPages]),
  ]),
  route('market/manifest.webmanifest', 'shell/head/manifest-route.ts', { id: 'market-manifest' }),
  // This page has no frame, since it is cached for visitors without a network and must not contain personal data.
  route('offline', 'shopper/offline/offline-route.tsx', { id: 'shop-offline' }),
  // This page has no frame, for the app's web view.
  route('chat-view/:id', 'conversations/chat/chat-view-route.tsx', { id: 'chat-view' }),
]
