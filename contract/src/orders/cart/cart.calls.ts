import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './cart.ts'

const call = declareCalls<typeof whole>()

export const readCart = call({ name: 'readCart', method: 'GET', path: '/user/cart' })
export const saveCart = call({ name: 'saveCart', method: 'PUT', path: '/user/cart' })
export const mergeCart = call({ name: 'mergeCart', method: 'POST', path: '/user/cart/merge' })
export const priceMarketCart = call({ name: 'priceMarketCart', method: 'POST', path: '/market/cart' })
