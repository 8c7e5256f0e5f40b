import * as calls from '@rahba/contract/orders/cart/cart'
import type { FastifyInstance } from 'fastify'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { priceMarketCart } from './price-market-cart.ts'
import { mergeCart, readCart, saveCart } from './save-cart.ts'

/** A shopper's own cart, and the price of any cart for visitors and shoppers alike. */
export function mountCart(app: FastifyInstance): void {
  serve(app, calls.readCart, ({ db, who }) => readCart(db, who.user_id))
  serve(app, calls.saveCart, ({ db, who, body, request }) => saveCart(db, who.user_id, body.lines, seenVersion(request)))
  serve(app, calls.mergeCart, ({ db, who, body }) => mergeCart(db, who.user_id, body.lines))
  serve(app, calls.priceMarketCart, ({ db, body, locale }) => priceMarketCart(db, body, locale))
}
